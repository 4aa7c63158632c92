#if canImport(UIKit)
// The screen of Documentation/Migration/DataSourceKit.md; MigrationDocumentationTests compares them.
import TesseraUIKit
import UIKit

struct Cafe: Hashable {
  var name: String
  var reviews: [CafeReview] = []
}

struct CafeReview: Hashable, Identifiable {
  var id: Int
  var text: String
}

/// The cell class as the app has it, from `CafeRow.xib`.
final class CafeRow: UITableViewCell {
  static var source: ReuseSource { .nib(UINib(nibName: "CafeRow", bundle: nil)) }
}

struct CafeNameCell: ReusableCell {
  var name: String

  static var source: ReuseSource { CafeRow.source }
  static var sizing: Sizing { .height(60) }

  func makeView() -> CafeRow { CafeRow() }

  func update(_ view: CafeRow, state: CellState) { view.textLabel?.text = name }
}

struct CafeReviewCell: ReusableCell {
  var review: CafeReview

  static var source: ReuseSource { CafeRow.source }
  static var sizing: Sizing { .height(44) }

  func makeView() -> CafeRow { CafeRow() }

  func update(_ view: CafeRow, state: CellState) { view.textLabel?.text = review.text }
}

extension Cafe {
  /// The content of the screen: a function of the state, and a value that tests compare.
  var content: Content<UIKitHost> {
    Content {
      Section("cafe") {
        CafeNameCell(name: name)
        if reviews.isEmpty {
          CafeReviewCell(review: CafeReview(id: 0, text: "No reviews yet")).id("none")
        }
        ForEach(reviews) { CafeReviewCell(review: $0) }
      }
    }
  }
}

final class CafeController: UIViewController {
  var cafe = Cafe(name: "") {
    didSet { adapter?.show(cafe.content) }
  }
  private let table = UITableView(frame: .zero, style: .plain)
  private var adapter: TableViewAdapter?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    adapter = TableViewAdapter(table)
    adapter?.show(cafe.content)
  }
}
#endif
