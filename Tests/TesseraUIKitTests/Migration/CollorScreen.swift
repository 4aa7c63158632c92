#if canImport(UIKit)
// The screen of Documentation/Migration/Collor.md; MigrationDocumentationTests compares them.
import TesseraUIKit
import UIKit

struct ForecastDay: Hashable, Identifiable {
  var id: String
  var sky: String
  var hours: [ForecastHour]
  var isExpanded = false
}

struct ForecastHour: Hashable, Identifiable {
  var id: Int
  var degrees: Int
}

/// The cell class as the app has it.
final class ForecastRow: UICollectionViewCell {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = contentView.bounds
  }
}

/// The cell of a day, in place of a descriptor with its adapter.
struct ForecastDayCell: Cell {
  var day: ForecastDay

  func makeView() -> ForecastRow { ForecastRow() }

  func update(_ view: ForecastRow, state: CellState) {
    view.title.text = "\(day.isExpanded ? "−" : "+") \(day.id): \(day.sky)"
  }
}

struct ForecastHourCell: Cell {
  var hour: ForecastHour

  func makeView() -> ForecastRow { ForecastRow() }

  func update(_ view: ForecastRow, state: CellState) { view.title.text = "\(hour.id):00  \(hour.degrees)°" }
}

final class ForecastController: UIViewController {
  var days: [ForecastDay] = [] {
    didSet { adapter?.show(content) }
  }
  private let flow = UICollectionViewFlowLayout()
  private var adapter: CollectionViewAdapter?

  override func viewDidLoad() {
    super.viewDidLoad()
    flow.minimumLineSpacing = 0
    let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: flow)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    adapter = CollectionViewAdapter(collectionView)
    adapter?.show(content)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    flow.itemSize = CGSize(width: view.bounds.width, height: 44)
  }

  var content: Content<UIKitHost> {
    Content {
      for day in days {
        Section(day.id) {
          ForecastDayCell(day: day).onTap { [weak self] in self?.toggle(day.id) }
          if day.isExpanded {
            ForEach(day.hours) { ForecastHourCell(hour: $0) }
          }
        }
      }
    }
  }

  private func toggle(_ id: String) {
    guard let position = days.firstIndex(where: { $0.id == id }) else { return }
    days[position].isExpanded.toggle()
  }
}
#endif
