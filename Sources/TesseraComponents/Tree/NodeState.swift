import TesseraKernel
import TesseraLayout

/// A node as a layout uses it: the parts of the node that decide on places, its size and its frames.
///
/// A state contains no reference, so that the code of layouts copies it without counting references.
struct NodeState {
  /// The way in which the node places its children.
  let kind: Kind
  /// The number of nodes in the subtree of the node, including itself.
  let count: Int32
  /// Whether the node takes a share of the width that others leave.
  let fillsWidth: Bool
  /// Whether the node takes a share of the height that others leave.
  let fillsHeight: Bool
  /// Whether the node takes free space in addition to its own extent.
  let grows: Bool
  /// Whether the node gives up width.
  let shrinksWidth: Bool
  /// Whether the node gives up height.
  let shrinksHeight: Bool
  let drawing: Drawing
  /// The alignment across the stack around the node; `nil` for that of the stack.
  let alignment: Alignment?
  /// Whether the children of a stack, overlay or grid were arranged last when it was measured.
  var isArranged = false
  /// The offered size for which the node was measured last. Before that, it is not equal to any size.
  var offered = Size(width: .nan, height: .nan)
  var size = Size.zero
  /// The frame in the node around the node, if that places several children, as it was arranged last.
  var slot = Rect.zero
  /// The frame in the row that was placed last.
  var frame = Rect.zero

  /// The ways in which nodes place their children.
  enum Kind {
    case stack(Axis, gap: Double, Alignment)
    case overlay(Alignment, Alignment)
    /// Children in the columns of a grid, or of a table.
    case grid, columns
    case padding(Insets)
    case frame
    /// A child with the size of the node.
    case wrapper
    /// A child with the size of the node, which is a part of a row as the child is.
    case description
    /// The space that others leave, with its least extent.
    case spacer(Size)
    /// A text, of one style or several.
    case text
    /// Another part without children.
    case part
  }

  /// The times at which nodes are drawn, relative to their children.
  enum Drawing {
    /// Never: the node draws nothing itself.
    case never
    case before
    case after
    /// A group around the children.
    case around
    /// Never, and its children only in some states of the item.
    case condition
  }

  init(_ kind: Kind, count: Int, _ drawing: Drawing, _ traits: LayoutTraits, verticalShrink: Double) {
    self.kind = kind
    self.count = Int32(truncatingIfNeeded: count)
    self.drawing = drawing
    (fillsWidth, fillsHeight, alignment) = (traits.fillsWidth, traits.fillsHeight, traits.align)
    (grows, shrinksWidth, shrinksHeight) = (traits.grow > 0, traits.shrink > 0, verticalShrink > 0)
  }

  func fills(_ axis: Axis) -> Bool { axis == .vertical ? fillsHeight : fillsWidth }

  func shrinks(_ axis: Axis) -> Bool { axis == .vertical ? shrinksHeight : shrinksWidth }

  /// Returns whether the measured size is valid for another offered size. It is for the same one. A side that
  /// does not fill the space is also valid for a smaller width that still holds it, and for any height that
  /// holds it, unless it took all of the offered height, up to rounding errors: then it may need more.
  func isValid(for other: Size) -> Bool {
    let sameWidth =
      other.width == offered.width
      || !fillsWidth && other.width >= size.width && other.width <= offered.width
    let sameHeight =
      other.height == offered.height
      || !fillsHeight && other.height >= size.height && offered.height >= size.height + 1
    return sameWidth && sameHeight
  }
}

extension ComponentNode.Kind {
  /// Returns the way in which a node of the kind places its children.
  func placement(_ metrics: HostMetrics) -> NodeState.Kind {
    switch self {
    case .stack(let axis, let spacing, let alignment):
      .stack(axis, gap: spacing.size(metrics)[axis].sanitizedExtent, alignment)
    case .overlay(let horizontal, let vertical): .overlay(horizontal, vertical)
    case .grid: .grid
    case .columns: .columns
    case .padding(let space): .padding(space.insets(metrics))
    case .frame: .frame
    case .background, .border, .gridSpan, .state: .wrapper
    case .described, .opacity: .description
    case .spacer(let minimum): .spacer(minimum.size(metrics))
    case .text, .styledText: .text
    case .divider, .image, .progress, .sparkline, .spinner, .control, .columnTitle, .nativeView: .part
    }
  }

  var drawing: NodeState.Drawing {
    switch self {
    case .stack, .overlay, .grid, .gridSpan, .columns, .padding, .frame, .described, .spacer: .never
    case .background, .text, .styledText, .divider, .image, .progress, .sparkline, .spinner, .control,
      .columnTitle, .nativeView:
      .before
    case .opacity(let opacity): opacity < 1 ? .around : .never
    // An outline is in front of everything in it.
    case .border: .after
    case .state: .condition
    }
  }
}
