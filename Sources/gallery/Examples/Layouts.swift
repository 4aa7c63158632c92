import TesseraComponents

/// Every layout with a few numbered tiles.
final class LayoutsExample: BasicExample, Example {
  static let summary = "Every layout, with numbered tiles; argument: part of a name"

  private var samples = LayoutSample.all
  private var term = SearchTerm("")

  override init(arguments: [String]) throws(GalleryError) {
    super.init()
    let argument = try Self.argument(of: arguments, "name")
    if let errorMessage = argument.flatMap({ answer($0) }) { throw .usage(errorMessage) }
  }

  func content<H: CollectionHost>() -> Content<H> {
    if let sample = samples.first, samples.count == 1 {
      return Content { Section(sample.id) { LayoutPreviewCell(plans: sample.plans) } }
    }
    let columns = GridLayout.Columns.minimumWidth(LayoutPreviewCell.size.width)
    return Content(layout: .grid(columns: columns, align: .start)) {
      for sample in samples {
        Section(sample.id) { LayoutPreviewCell(plans: sample.plans).selectable() }
          .header {
            VStack {
              Text(sample.id).style(.headline)
              Text(sample.summary).style(.caption)
            }
          }
      }
    }
  }

  func status(focused: ItemKey?) -> String {
    if let sample = samples.first, samples.count == 1 { return "\(sample.id): \(sample.summary)" }
    let count = "\(LayoutSample.all.count) layouts"
    return term.isEmpty ? count : "\(samples.count) of \(count) with '\(term.text)'"
  }

  var prompt: String? { "layout" }

  /// Shows the layout with a name, else those with the text in their names or summaries; for an empty text,
  /// all layouts.
  func answer(_ text: String) -> String? {
    let term = SearchTerm(text)
    let named = LayoutSample.all.filter { term.isWhole($0.id) }
    let found = named.isEmpty ? LayoutSample.all.filter { term.isFound(in: $0.id, $0.summary) } : named
    if found.isEmpty { return "there is no layout named '\(text)'; there are \(LayoutSample.names)" }
    (samples, self.term) = (found, term)
    return nil
  }
}
