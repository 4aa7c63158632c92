import TesseraKernel

/// The title of a section, with a detail at the end of the line.
///
///     Section("people") { … }.header { SectionTitle("People", detail: "12") }
///
/// If both do not fit into the line, the longer one is truncated.
public struct SectionTitle: Component {
  private let title: String
  private let detail: String

  /// Creates a title.
  public init(_ title: String, detail: String = "") {
    self.title = title
    self.detail = detail
  }

  /// Appends the nodes of the body, whose type is known only in this module.
  public func resolve(into tree: inout TreeBuilder) { body.resolve(into: &tree) }

  /// The title and the detail on the background of headers.
  public var body: some Component {
    HStack(alignment: .firstBaseline) {
      Text(title).style(.headline).fixedWidth(isShort(title, beside: detail))
      Spacer()
      if !detail.isEmpty { Text(detail).style(.caption).fixedWidth(isShort(detail, beside: title)) }
    }
    .lineLimit(1)
    .rowBackground(.surface)
  }

  /// Returns whether a text is so short that it stays complete while the other one is truncated. If both are long, both are
  /// truncated.
  private func isShort(_ text: String, beside other: String) -> Bool {
    let (count, otherCount) = (text.unicodeScalars.count, other.unicodeScalars.count)
    return count < otherCount && (count <= 15 || 2 * count <= otherCount)
  }
}
