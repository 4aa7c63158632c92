import TesseraComponents
import TesseraKernel

extension RandomComponent: CustomStringConvertible {
  /// The component as a Swift expression.
  var description: String {
    switch kind {
    case .text(let text): "Text(\(literal(text)))"
    case .richText(let texts): "RichText(\(texts.map(literal).joined(separator: " + bold ")))"
    case .spacer(let minimum): "Spacer(minLength: \(member(minimum)))"
    case .spinner: "Spinner()"
    case .divider: "Divider()"
    case .picture(let width, let height, let size):
      "Picture(image(\(width), \(height)), size: \(member(size)))"
    case .progress(let part): "ProgressBar(\(literal(part)))"
    case .sparkline(let values): "Sparkline([\(values.map(literal).joined(separator: ", "))])"
    case .badge(let text): "Badge(\(literal(text)))"
    case .button(let title, let role): "Button(\(literal(title)), role: .\(role)) {}"
    case .toggle(let title, let isOn): "Toggle(\(literal(title)), isOn: \(isOn)) { _ in }"
    case .field(let text, let placeholder, let isSecure):
      "TextField(\(literal(placeholder)), text: \(literal(text)), isSecure: \(isSecure)) { _ in }"
    case .native(let label, let fills):
      "NativePart(LabeledCell(label: \(literal(label))).size(width: .\(fills ? "fill" : "fit"), height: .fit))"
    case .horizontalStack(let alignment, let space):
      "HStack(alignment: .\(alignment), spacing: \(member(space))) \(block)"
    case .verticalStack(let alignment, let space):
      "VStack(alignment: .\(alignment), spacing: \(member(space))) \(block)"
    case .depthStack(let horizontal, let vertical):
      "ZStack(horizontal: .\(horizontal), vertical: .\(vertical)) \(block)"
    case .grid(let columns, let space, let alignment):
      "Grid(columns: \(member(columns)), spacing: \(member(space)), alignment: .\(alignment)) \(block)"
    case .gridSpan(let count): "\(content).gridSpan(\(count))"
    case .group: children.count == 1 ? content : "Group \(block)"
    case .padding(let edges, let space): "\(content).padding(\(literal(edges)), \(member(space)))"
    case .frame(let width, let height, let horizontal, let vertical):
      "\(content).frame(width: \(literal(width)), height: \(literal(height)), horizontal: .\(horizontal), "
        + "vertical: .\(vertical))"
    case .background(let corner): "\(content).background(.surface, corner: \(member(corner)))"
    case .border(let corner): "\(content).border(corner: \(member(corner)))"
    case .style(let role): "\(content).style(.\(role))"
    case .bold: "\(content).bold()"
    case .lineLimit(let count): "\(content).lineLimit(\(count.map(String.init) ?? "nil"))"
    case .opacity(let opacity): "\(content).opacity(\(literal(opacity)))"
    case .faded: "\(content).faded()"
    case .tooltip: "\(content).tooltip(\"about\")"
    case .disabled(let isDisabled): "\(content).disabled(\(isDisabled))"
    }
  }

  private var block: String {
    children.isEmpty ? "{}" : "{ \(children.map(\.description).joined(separator: "; ")) }"
  }

  /// The children in front of a modifier.
  private var content: String { children.count == 1 ? children[0].description : "Group \(block)" }

  private func literal(_ text: String) -> String { text.debugDescription }

  private func literal(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    if number.isInfinite { return number > 0 ? ".infinity" : "-Double.infinity" }
    return "\(number)"
  }

  private func literal(_ extent: FrameExtent?) -> String { extent.map(member) ?? "nil" }

  /// Returns a value of an enumeration as an expression.
  private func member<Value>(_ value: Value) -> String {
    ".\(value)".replacing("nan", with: ".nan").replacing("inf", with: ".infinity")
      .replacing("-.infinity", with: "-Double.infinity")
  }

  private func literal(_ edges: Edges) -> String {
    let names: [(Edges, String)] = [
      (.top, ".top"), (.left, ".left"), (.bottom, ".bottom"), (.right, ".right"),
    ]
    return "[\(names.filter { edges.contains($0.0) }.map(\.1).joined(separator: ", "))]"
  }
}
