import TesseraDiff
import TesseraTesting
import UIKit

/// A window with a view that shows a model, be it a collection or a table.
@MainActor protocol BatchScreen: AnyObject {
  /// What the data source says.
  var model: BatchModel<Int> { get set }
  var window: UIWindow { get }
  /// What the cells in sight show, section by section; `nil` if not all items are in sight.
  var shown: [[String]]? { get }
  /// What the cells in sight show, and where.
  var texts: [IndexPath: String] { get }
  var scrollView: UIScrollView { get }
  static var rules: BatchRules { get }

  init(_ model: BatchModel<Int>)
  /// Runs a block as one batch.
  func performUpdates(_ updates: () -> Void)
  /// Tells the view what a batch says, one call for each kind of change.
  func tell(_ batch: Batch)
  func reconfigure(_ paths: [ItemPath])
}

extension BatchScreen {
  /// Changes the data and tells the view, in one batch, and lets it come to rest.
  ///
  /// - Returns: The rules that were broken.
  func violations(of batch: Batch, to new: BatchModel<Int>) -> Set<UIKitRule> {
    let found = Simulation.violations {
      performUpdates {
        model = new
        tell(batch)
      }
      reconfigure(batch.updates)
      Simulation.advance(by: 1)
    }
    return Set(found.map(\.rule))
  }

  /// What the cells ought to show.
  var expected: [[String]] { model.sections.map { $0.items.map { Self.text($0) } } }

  nonisolated static func text(_ item: BatchModel<Int>.Item) -> String { "\(item.id):\(item.content)" }
}

extension BatchModel<Int> {
  /// A model of so many items in each section, each with an id of its own.
  init(counts: [Int]) {
    self.init(
      sections: counts.enumerated().map { number, count in
        Section(id: number, items: (0..<count).map { Item(id: number * 100 + $0) })
      })
  }
}
