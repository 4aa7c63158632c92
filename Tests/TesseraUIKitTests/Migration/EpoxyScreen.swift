#if canImport(UIKit)
// The screen of Documentation/Migration/Epoxy.md; MigrationDocumentationTests compares them.
import TesseraUIKit
import UIKit

struct Trip: Hashable, Identifiable {
  var id: Int
  var title: String
  var notes: String
}

/// The view as the app has it.
final class TripView: UIView {
  private let title = UILabel()
  private let notes = UILabel()
  private let button = UIButton(type: .system, primaryAction: nil)
  var onShare: () -> Void = {}

  init() {
    super.init(frame: .zero)
    notes.numberOfLines = 0
    button.setTitle("Share", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onShare() }, for: .touchUpInside)
    for view in [title, notes, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func setContent(title: String, notes: String) {
    self.title.text = title
    self.notes.text = notes
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 30 + notes.sizeThatFits(size).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 0, width: bounds.width - 80, height: 30)
    button.frame = CGRect(x: bounds.width - 80, y: 0, width: 80, height: 30)
    notes.frame = CGRect(x: 0, y: 30, width: bounds.width, height: bounds.height - 30)
  }
}

/// Content and behaviors in one value: the view says what happens, the declaration says what to do about it.
struct TripCell: Cell {
  enum Event { case share }

  var trip: Trip

  static var sizing: Sizing { .estimatedHeight(80) }

  func makeView() -> TripView { TripView() }

  func connect(_ view: TripView, to sender: EventSender<Event>) { view.onShare = { sender.send(.share) } }

  func update(_ view: TripView, state: CellState) {
    view.setContent(title: state.contains(.selected) ? "✓ \(trip.title)" : trip.title, notes: trip.notes)
  }
}

final class TripsController: UIViewController {
  let list = CollectionView()
  var onShare: (Trip) -> Void = { _ in }
  var trips: [Trip] = [] {
    didSet { list.show(content) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    list.selectionMode = .multiple
    list.show(content)
  }

  func reveal(_ trip: Trip) {
    list.scroll(to: ItemID(trip.id), at: .center, animated: true)
  }

  var content: Content<UIKitHost> {
    Content {
      Section("trips", layout: .list(spacing: 8)) {
        ForEach(trips) { trip in
          TripCell(trip: trip)
            .selectable()
            .onEvent { [weak self] _ in self?.onShare(trip) }
        }
      }
    }
  }
}
#endif
