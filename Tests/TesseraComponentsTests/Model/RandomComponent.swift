import TesseraComponents
import TesseraKernel

/// A component as a value that tests can make smaller and print.
struct RandomComponent {
  var kind: Kind
  var children: [RandomComponent] = []

  /// A part without children, or a modifier or stack around the children.
  enum Kind {
    case text(String)
    /// Texts in turn plain, bold and, where they contain an `e`, highlighted.
    case richText([String])
    case spacer(Space)
    case spinner
    case divider
    case picture(width: Int, height: Int, ImageSize)
    case progress(Double)
    case sparkline([Double])
    case badge(String)
    case button(String, ButtonRole)
    case toggle(String, isOn: Bool)
    case field(String, placeholder: String, isSecure: Bool)
    /// A cell with a view of a host, as wide as its view needs, or with the width that others leave.
    case native(String, fills: Bool)
    case horizontalStack(VerticalAlignment, Space)
    case verticalStack(HorizontalAlignment, Space)
    case depthStack(HorizontalAlignment, VerticalAlignment)
    case grid(GridColumns, Space, VerticalAlignment)
    case gridSpan(Int)
    /// Several components in one body, without a stack of their own.
    case group
    case padding(Edges, Space)
    case frame(FrameExtent?, FrameExtent?, HorizontalAlignment, VerticalAlignment)
    case background(Corner)
    case border(Corner)
    case style(TextRole)
    case bold
    case lineLimit(Int?)
    case disabled(Bool)
    case faded
    case opacity(Double)
    case tooltip
  }
}

extension RandomComponent: PrimitiveComponent {
  /// Appends the nodes of the component that the value describes.
  func resolve(into tree: inout TreeBuilder) {
    let content = Several(components: children)
    switch kind {
    case .text(let text): Text(text).resolve(into: &tree)
    case .richText(let texts):
      texts.indices.reduce(RichText("")) { $0 + Text(texts[$1]).bold($1 % 2 == 1) }.highlighting("e")
        .resolve(into: &tree)
    case .spacer(let minimum): Spacer(minLength: minimum).resolve(into: &tree)
    case .spinner: Spinner().resolve(into: &tree)
    case .divider: Divider().resolve(into: &tree)
    case .picture(let width, let height, let size):
      Picture(RandomComponent.image(width, height), size: size).resolve(into: &tree)
    case .progress(let part): ProgressBar(part).resolve(into: &tree)
    case .sparkline(let values): Sparkline(values).resolve(into: &tree)
    case .badge(let text): Badge(text).resolve(into: &tree)
    case .button(let title, let role): Button(title, role: role) {}.resolve(into: &tree)
    case .toggle(let title, let isOn): Toggle(title, isOn: isOn) { _ in }.resolve(into: &tree)
    case .field(let text, let placeholder, let isSecure):
      TextField(placeholder, text: text, isSecure: isSecure) { _ in }.resolve(into: &tree)
    case .native(let label, let fills):
      let cell = LabeledCell(label: label).size(width: fills ? .fill : .fit, height: .fit)
      NativePart(AnyCell<LabeledHost>(cell, upcast: { $0 })).resolve(into: &tree)
    case .horizontalStack(let alignment, let space):
      HStack(alignment: alignment, spacing: space) { content }.resolve(into: &tree)
    case .verticalStack(let alignment, let space):
      VStack(alignment: alignment, spacing: space) { content }.resolve(into: &tree)
    case .depthStack(let horizontal, let vertical):
      ZStack(horizontal: horizontal, vertical: vertical) { content }.resolve(into: &tree)
    case .grid(let columns, let space, let alignment):
      Grid(columns: columns, spacing: space, alignment: alignment) { content }.resolve(into: &tree)
    case .gridSpan(let count): content.gridSpan(count).resolve(into: &tree)
    case .group: content.resolve(into: &tree)
    case .padding(let edges, let space): content.padding(edges, space).resolve(into: &tree)
    case .frame(let width, let height, let horizontal, let vertical):
      content.frame(width: width, height: height, horizontal: horizontal, vertical: vertical)
        .resolve(into: &tree)
    case .background(let corner): content.background(.surface, corner: corner).resolve(into: &tree)
    case .border(let corner): content.border(corner: corner).resolve(into: &tree)
    case .style(let role): content.style(role).resolve(into: &tree)
    case .bold: content.bold().resolve(into: &tree)
    case .lineLimit(let count): content.lineLimit(count).resolve(into: &tree)
    case .disabled(let isDisabled): content.disabled(isDisabled).resolve(into: &tree)
    case .opacity(let opacity): content.opacity(opacity).resolve(into: &tree)
    case .faded: content.faded().resolve(into: &tree)
    case .tooltip: content.tooltip("about").resolve(into: &tree)
    }
  }

  static func image(_ width: Int, _ height: Int) -> Image {
    Image(width: width, height: height, pixels: Array(repeating: 0x808080, count: width * height))
  }
}

/// Components one after the other, as in a body with a loop.
struct Several: Component {
  var components: [RandomComponent]

  var body: some Component {
    for component in components { component }
  }
}

enum LabeledHost: DrawingHost {}

struct LabeledCell: Cell {
  var label: String

  var accessibility: CellAccessibility { CellAccessibility(label: label) }

  func makeView() -> DrawingView { DrawingView() }
  func update(_ view: DrawingView, state: CellState) {}
}
