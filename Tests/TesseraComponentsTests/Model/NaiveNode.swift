import TesseraComponents
import TesseraKernel
import TesseraLayout

/// A node of the naive layout.
struct NaiveNode {
  var kind: Kind
  var children: [NaiveNode] = []

  enum Kind {
    case text(String, TextStyle)
    /// A text that keeps its width.
    case wholeText(String, TextStyle)
    case styledText(StyledText)
    /// The axes along which the spacer takes space, and its least space.
    case spacer([Axis], Space)
    case spinner
    case divider(Axis)
    case image(width: Double, height: Double, ImageSize)
    case progress
    case sparkline(count: Int)
    case control(Control.Kind, isEnabled: Bool)
    case native(String, fills: Bool)
    case stack(Axis, Space, Alignment)
    case overlay(Alignment, Alignment)
    case grid(GridColumns, Space, Alignment)
    case gridSpan(Int)
    case padding(Edges, Space)
    case frame(FrameExtent?, FrameExtent?, Alignment, Alignment)
    case decoration
    /// A tooltip, which does not affect the layout.
    case description
    /// An opacity, which does not affect the layout either.
    case opacity(Double)
  }
}

// MARK: - From components

extension NaiveNode {
  /// The settings that components inherit.
  struct Settings {
    var role = TextRole.body
    var isBold = false
    var isSecondary = false
    var isFaded = false
    var lineLimit: Int?
    var isEnabled = true
    var axis: Axis?
  }

  /// Returns the node of a whole row; `nil` if the component shows nothing.
  static func root(_ component: RandomComponent) -> NaiveNode? { only([component], Settings()) }

  /// Returns the only node of some components, which is a vertical stack if there are several.
  private static func only(_ components: [RandomComponent], _ settings: Settings) -> NaiveNode? {
    let nodes = all(components, settings)
    guard nodes.count > 1 else { return nodes.first }
    var inner = settings
    inner.axis = .vertical
    return NaiveNode(kind: .stack(.vertical, .tight, .start), children: all(components, inner))
  }

  private static func all(_ components: [RandomComponent], _ settings: Settings) -> [NaiveNode] {
    components.flatMap { nodes($0, settings) }
  }

  private static func nodes(_ component: RandomComponent, _ settings: Settings) -> [NaiveNode] {
    var inner = settings
    func wrapped(_ kind: Kind) -> [NaiveNode] {
      [NaiveNode(kind: kind, children: only(component.children, settings).map { [$0] } ?? [])]
    }
    func stacked(_ axis: Axis?, _ kind: Kind) -> [NaiveNode] {
      inner.axis = axis
      return [NaiveNode(kind: kind, children: all(component.children, inner))]
    }
    switch component.kind {
    case .text(let text): return [NaiveNode(kind: .text(text, settings.style))]
    case .richText(let texts): return [NaiveNode(kind: .styledText(styledText(texts, settings)))]
    case .spacer(let minimum):
      return [NaiveNode(kind: .spacer(settings.axis.map { [$0] } ?? Axis.allCases, minimum))]
    case .spinner: return [NaiveNode(kind: .spinner)]
    case .divider: return [NaiveNode(kind: .divider(settings.axis?.cross ?? .horizontal))]
    case .picture(let width, let height, let size):
      return [NaiveNode(kind: .image(width: Double(width), height: Double(height), size))]
    case .progress: return [NaiveNode(kind: .progress)]
    case .sparkline(let values): return [NaiveNode(kind: .sparkline(count: values.count))]
    case .badge(let text):
      (inner.isBold, inner.lineLimit) = (true, 1)
      let text = NaiveNode(kind: .wholeText(text, inner.style))
      let padding = NaiveNode(kind: .padding(.horizontal, .tight), children: [text])
      return [NaiveNode(kind: .decoration, children: [padding])]
    case .button(let title, let role): return control(.button(title, role))
    case .toggle(let title, let isOn): return control(.toggle(title, isOn: isOn))
    case .field(let text, let placeholder, let isSecure):
      return control(.textField(text, placeholder: placeholder, isSecure: isSecure))
    case .native(let label, let fills): return [NaiveNode(kind: .native(label, fills: fills))]
    case .horizontalStack(let alignment, let space):
      return stacked(.horizontal, .stack(.horizontal, space, alignment.naive))
    case .verticalStack(let alignment, let space):
      return stacked(.vertical, .stack(.vertical, space, alignment.naive))
    case .depthStack(let horizontal, let vertical):
      return stacked(nil, .overlay(horizontal.naive, vertical.naive))
    case .grid(let columns, let space, let alignment):
      return stacked(nil, .grid(columns, space, alignment.naive))
    case .gridSpan(let count): return wrapped(.gridSpan(count))
    case .padding(let edges, let space): return wrapped(.padding(edges, space))
    case .frame(let width, let height, let horizontal, let vertical):
      return wrapped(.frame(width, height, horizontal.naive, vertical.naive))
    case .background, .border: return wrapped(.decoration)
    case .tooltip: return wrapped(.description)
    case .opacity(let opacity):
      return wrapped(.opacity(opacity.isNaN ? 1 : opacity < 0 ? 0 : opacity > 1 ? 1 : opacity))
    case .group: break
    case .style(let role): inner.set(role)
    case .bold: inner.isBold = true
    case .lineLimit(let count): inner.lineLimit = count
    case .faded: inner.isFaded = true
    case .disabled(let isDisabled): inner.isEnabled = settings.isEnabled && !isDisabled
    }
    return all(component.children, inner)

    func control(_ kind: Control.Kind) -> [NaiveNode] {
      [NaiveNode(kind: .control(kind, isEnabled: settings.isEnabled))]
    }
  }
}

extension NaiveNode {
  /// Returns texts in turn plain and bold, with each letter `e` highlighted, character by character.
  private static func styledText(_ texts: [String], _ settings: Settings) -> StyledText {
    var parts: [StyledText.Part] = []
    for (index, text) in texts.enumerated() {
      var style = settings.style
      style.isBold = index % 2 == 1
      for character in text {
        let base = String(character).unicodeScalars.first.map { String($0).lowercased() }
        var own = GridStyle(style)
        if base == "e" { (own.foreground, own.background) = (.background, .warning) }
        parts.append(StyledText.Part(Substring(String(character)), own))
      }
    }
    return StyledText(parts, style: settings.style)
  }
}

extension NaiveNode.Settings {
  /// Sets what a role says of texts. A role that does not mention a property leaves it as it is.
  mutating func set(_ role: TextRole) {
    self.role = role
    switch role {
    case .largeTitle, .title, .headline: isBold = true
    case .body: isBold = false
    case .caption: isSecondary = true
    }
  }

  var style: TextStyle {
    let size: TextSize =
      switch role {
      case .largeTitle: .largeTitle
      case .title: .title
      case .headline, .body: .body
      case .caption: .caption
      }
    return TextStyle(
      color: isSecondary || isFaded ? .secondary : .primary, isBold: isBold, size: size,
      lineLimit: (lineLimit ?? 0) > 0 ? lineLimit : nil)
  }
}

extension HorizontalAlignment {
  fileprivate var naive: Alignment {
    switch self {
    case .leading: .start
    case .center: .center
    case .trailing: .end
    case .stretch: .stretch
    }
  }
}

extension VerticalAlignment {
  fileprivate var naive: Alignment {
    switch self {
    case .top: .start
    case .center: .center
    case .bottom: .end
    case .stretch: .stretch
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}

// MARK: - Properties

extension NaiveNode {
  /// The nodes of the subtree, each before its children.
  var flattened: [NaiveNode] { [self] + children.flatMap(\.flattened) }

  /// Returns whether the node takes the space that the others in a stack leave along an axis.
  func fills(_ axis: Axis) -> Bool {
    switch kind {
    case .spacer(let axes, _): return axes.contains(axis)
    case .divider(let own): return own == .horizontal && axis == .horizontal
    case .image(_, _, .fill), .progress, .control(.textField, _), .native(_, fills: true):
      return axis == .horizontal
    case .frame(let width, let height, _, _):
      switch axis == .horizontal ? width : height {
      case .fill: return true
      case nil, .atLeast, .atMostShare: break
      case .atMost(let points): if !(points >= Size.largestExtent) { return false }
      case .points, .characters: return false
      }
    case .grid: if axis == .horizontal { return true }
    default: break
    }
    return children.contains { $0.fills(axis) }
  }

  /// Returns whether the node gives up space along an axis if a stack is too small.
  func givesUp(_ axis: Axis) -> Bool {
    switch kind {
    case .text, .styledText, .control(.textField, _), .native(_, fills: true): return true
    case .frame(let width, let height, _, _):
      switch axis == .horizontal ? width : height {
      case .points, .characters: return false
      default: break
      }
    default: break
    }
    return children.contains { $0.givesUp(axis) }
  }

  /// Whether the node is no wider than its content in a row.
  var hugsContent: Bool {
    if case .text = kind { return false }
    if case .wholeText = kind { return false }
    if case .styledText = kind { return false }
    switch kind {
    case .description, .opacity: if let child = children.first { return child.hugsContent }
    default: break
    }
    return !fills(.horizontal)
  }
}
