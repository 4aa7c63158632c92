import TesseraComponents
import TesseraLayout

/// Every layout with a few numbered tiles.
final class LayoutsExample: Example {
  static let name = "layouts"
  static let summary = "Every layout, with numbered tiles; argument: part of a name"

  /// The layouts that are shown.
  private var samples = LayoutSample.all
  /// The search term in names and summaries.
  private var term = SearchTerm("")

  init(arguments: [String]) throws(GalleryError) {
    if arguments.count > 1 { throw .usage("layouts takes one name, but was given \(arguments.count)") }
    guard let argument = arguments.first else { return }
    if let errorMessage = answer(argument) { throw .usage(errorMessage) }
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      if let sample = samples.first, samples.count == 1 {
        Section(sample.id) { LayoutPreviewCell(plans: sample.plans) }
      } else {
        for sample in samples {
          Section(sample.id) { LayoutPreviewCell(plans: sample.plans).selectable() }
            .header(pinned: true) { SectionTitle(sample.id, detail: sample.summary) }
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
