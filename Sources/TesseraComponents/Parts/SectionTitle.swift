import TesseraKernel

/// The title of a section, with a detail at the end of the line.
///
///     Section("people") { … }.header { SectionTitle("People", detail: "12") }
public struct SectionTitle: Component {
  private let title: String
  private let detail: String

  /// Creates a title.
  public init(_ title: String, detail: String = "") {
    self.title = title
    self.detail = detail
  }

  /// The title and the detail on the background of headers.
  public var body: some Component {
    HStack(alignment: .firstBaseline) {
      Text(title).style(.headline)
      Spacer()
      if !detail.isEmpty { Text(detail).style(.caption) }
    }
    .rowBackground(.surface)
  }
}
