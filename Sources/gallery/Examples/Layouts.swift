import Tessera
import TesseraLayout

/// What each layout does with a few numbered tiles.
final class LayoutsExample: Example {
  static let name = "layouts"
  static let summary = "Every layout with a few numbered tiles; argument: the name of one"

  /// What is shown; nil: everything.
  private var sample: LayoutSample?

  init(arguments: [String]) throws(GalleryError) {
    if arguments.count > 1 { throw .usage("layouts takes one name, but was given \(arguments.count)") }
    guard let argument = arguments.first else { return }
    if let complaint = answer(argument) { throw .usage(complaint) }
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      if let sample {
        Section(sample.id) { PlanCell(plans: sample.plans) }
      } else {
        for sample in LayoutSample.all {
          Section(sample.id) { PlanCell(plans: sample.plans).selectable() }
            .header(pinned: true) { TitleCell(title: sample.id, remark: sample.summary) }
        }
      }
    }
  }

  func status(focused: ItemKey?) -> String {
    sample.map { "\($0.id): \($0.summary)" } ?? "\(LayoutSample.all.count) layouts"
  }

  var prompt: String? { "layout" }

  /// Shows one layout, or all again where nothing is typed.
  func answer(_ text: String) -> String? {
    let chosen = LayoutSample.all.first { $0.id == text }
    if chosen == nil, !text.isEmpty {
      return "there is no layout named '\(text)'; there are \(LayoutSample.names)"
    }
    sample = chosen
    return nil
  }
}
