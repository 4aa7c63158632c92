import TesseraDiff
import TesseraTesting
import UIKit

/// A window with a collection or table view that shows a model.
@MainActor protocol BatchScreen: AnyObject {
  /// The data of the data source.
  var model: BatchModel<Int> { get set }
  var window: UIWindow { get }
  /// The texts of the visible cells, section by section; `nil` if not all items are visible.
  var shown: [[String]]? { get }
  /// The texts of the visible cells by index path.
  var texts: [IndexPath: String] { get }
  var scrollView: UIScrollView { get }
  static var rules: BatchRules { get }

  init(_ model: BatchModel<Int>)
  /// Runs a closure as one batch.
  func performUpdates(_ updates: () -> Void)
  /// Calls the view for each change of a batch.
  func tell(_ batch: Batch)
  func reconfigure(_ paths: [ItemPath])
}

extension BatchScreen {
  /// Changes the data and the view in one batch, and waits until the view is at rest.
  ///
  /// - Returns: The broken rules.
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

  /// The texts that the cells should show.
  var expected: [[String]] { model.sections.map { $0.items.map { Self.text($0) } } }

  nonisolated static func text(_ item: BatchModel<Int>.Item) -> String { "\(item.id):\(item.content)" }
}

extension BatchModel<Int> {
  /// Creates a model with a number of items for each section; all ids are unique.
  init(counts: [Int]) {
    self.init(
      sections: counts.enumerated().map { number, count in
        Section(id: number, items: (0..<count).map { Item(id: number * 100 + $0) })
      })
  }
}
