import TesseraKernel
import TesseraLayout

/// A node of a ``ComponentTree``: a part of a resolved component.
///
/// Nodes are plain values that tests compare. They contain no handlers.
public struct ComponentNode: Hashable, Sendable {
  /// The kind of the node, with what it shows.
  public var kind: Kind
  /// The number of nodes in the subtree of the node, including itself.
  public internal(set) var count = 1
  /// The requests of the node to the stack around it.
  public var traits: LayoutTraits
  /// The weight with which the node gives up height, as ``traits`` has one for its width.
  public internal(set) var verticalShrink: Double

  /// Creates a node without children.
  public init(_ kind: consuming Kind, traits: LayoutTraits = .none) {
    self.kind = kind
    self.traits = traits
    verticalShrink = traits.shrink
  }

  /// Creates a node without children that gives up height by a weight of its own.
  init(_ kind: consuming Kind, traits: LayoutTraits, verticalShrink: Double) {
    self.kind = kind
    self.traits = traits
    self.verticalShrink = verticalShrink
  }

  /// The kinds of nodes.
  public enum Kind: Hashable, Sendable {
    // MARK: With children

    /// Children side by side, or one below the other, with a gap between them.
    case stack(Axis, spacing: Space, alignment: Alignment)
    /// Children on top of each other, the first one at the back.
    case overlay(horizontal: Alignment, vertical: Alignment)
    /// Children in columns of equal width, line by line.
    case grid(GridColumns, spacing: Space, alignment: Alignment)
    /// A child that takes several columns of a grid.
    case gridSpan(Int)
    /// A child with space around it.
    case padding(EdgeSpace)
    /// A child in a frame of its own size.
    case frame(FrameSize)
    /// A child in front of a filled rectangle.
    case background(Color, Corner)
    /// A child inside an outline.
    case border(Color, Corner)
    /// A child that is shown with an opacity from 0 to 1, as one picture.
    case opacity(Double)
    /// A child with a tooltip, or a description for assistive technologies.
    indirect case described(PartDescription)
    /// A child in each column of a table.
    indirect case columns(ColumnLayout)
    /// A child that is drawn only if the state of the item has all of some flags, or only if it does not.
    case state(CellState, isShown: Bool)

    // MARK: Without children

    /// A text.
    case text(String, TextStyle)
    /// A text whose parts look different.
    indirect case styledText(StyledText)
    /// The space that the other parts of a stack leave, with its least extent.
    case spacer(Space)
    /// A thin line across the stack around it.
    case divider(Axis)
    /// An image, fitted into its frame without distortion.
    case image(Image, ImageSize)
    /// A bar that shows a part of a whole, from 0 to 1.
    case progress(Double, Color)
    /// A line of bars that shows how a value develops.
    indirect case sparkline([Double], Color)
    /// A sign that turns while the app is busy; the color is `nil` for the usual one of the host.
    case spinner(Color?)
    /// A control.
    indirect case control(Control)
    /// A button that is the title of a column of a table.
    indirect case columnTitle(Control, ColumnTitle)
    /// A view of the host, made by a cell.
    indirect case nativeView(NativeView)
  }
}

extension ComponentNode {
  /// Returns whether the node and its children are not drawn for an item with a state.
  func isHidden(in state: CellState) -> Bool {
    guard case .state(let flags, let isShown) = kind else { return false }
    return state.contains(flags) != isShown
  }
}

extension ComponentNode.Kind {
  /// Whether a node arranges any number of children.
  @usableFromInline var takesManyChildren: Bool {
    switch self {
    case .stack, .overlay, .grid, .columns: true
    default: false
    }
  }

  var isColumns: Bool { if case .columns = self { true } else { false } }

  var control: Control? {
    switch self {
    case .control(let control), .columnTitle(let control, _): control
    default: nil
    }
  }
}

/// The shape of the corners of a rectangle.
public enum Corner: Hashable, Sendable {
  /// Square corners.
  case square
  /// Rounded corners, as the host draws those of controls and cards.
  case rounded
  /// Corners rounded to half circles.
  case capsule
  /// Corners with a radius in points, the same on every host with rounded shapes.
  case radius(Double)

  /// The shape with a number that layouts can use, so that equal descriptions are equal.
  @usableFromInline var sanitized: Corner {
    if case .radius(let points) = self { .radius(points.sanitizedExtent) } else { self }
  }

  /// Returns the radius of the corners of a rectangle, in points.
  func radius(in size: Size, _ metrics: HostMetrics) -> Double {
    switch self {
    case .square: 0
    case .rounded: metrics.isCharacterGrid ? TextMetrics.characterWidth / 2 : metrics.cornerRadius
    case .capsule: metrics.isCharacterGrid ? 0 : min(size.width, size.height) / 2
    case .radius(let points): max(0, min(points, size.width / 2, size.height / 2))
    }
  }
}

/// The size of a frame around a component.
public struct FrameSize: Hashable, Sendable {
  /// The width; `nil` for that of the component.
  public var width: FrameExtent?
  /// The height; `nil` for that of the component.
  public var height: FrameExtent?
  /// The place of the component between the left and the right edge.
  public var horizontal: Alignment
  /// The place of the component between the top and the bottom edge.
  public var vertical: Alignment
  /// Whether the component is at the left edge on a grid of characters, wherever it is elsewhere.
  var isLeadingOnGrid = false
  /// Whether the component is at the top edge on a grid of characters, wherever it is elsewhere.
  var isTopOnGrid = false
}

/// The width or height of a frame around a component.
public enum FrameExtent: Hashable, Sendable {
  /// A number of points.
  case points(Double)
  /// A number of characters of ordinary text, or of lines, as a width or a height.
  case characters(Int)
  /// All of the available space.
  case fill
  /// At least a number of points.
  case atLeast(Double)
  /// At most a number of points.
  case atMost(Double)
  /// At most a share of the available space, from 0 to 1. On a grid of characters, it is a whole number of characters.
  case atMostShare(Double)
}
