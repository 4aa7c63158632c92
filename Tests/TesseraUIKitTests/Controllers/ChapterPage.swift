#if canImport(UIKit)
import TesseraUIKit
import UIKit

/// What controllers were told, in order.
@MainActor
final class Logbook {
  private var entries: [String] = []
  /// How many controllers were made.
  var made = 0

  func note(_ entry: String) { entries.append(entry) }

  /// What was told since this was asked last.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A page that writes down what it is told.
final class ChapterController: UIViewController {
  var name = ""
  let logbook: Logbook
  private(set) var hasAppeared = false

  init(_ name: String, _ logbook: Logbook) {
    (self.name, self.logbook) = (name, logbook)
    super.init(nibName: nil, bundle: nil)
    logbook.made += 1
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    logbook.note("\(name) will appear\(animated ? ", animated" : "")")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    logbook.note("\(name) did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    logbook.note("\(name) will disappear\(animated ? ", animated" : "")")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
    logbook.note("\(name) did disappear")
  }
}

/// A cell with such a controller.
struct ChapterPage: ControllerCell {
  var name: String
  let logbook: Logbook

  static var sizing: Sizing { .height(100) }

  static func == (left: ChapterPage, right: ChapterPage) -> Bool { left.name == right.name }

  func makeController() -> ChapterController { ChapterController("", logbook) }

  func update(controller: ChapterController, state: CellState) { controller.name = name }

  func prepareForReuse(controller: ChapterController) { logbook.note("\(controller.name) is emptied") }
}

/// A controller with a collection and nothing else.
final class CollectionController: UIViewController {
  let collection: CollectionView

  init(_ content: Content<UIKitHost>) {
    collection = CollectionView(configuration: EngineConfiguration())
    super.init(nibName: nil, bundle: nil)
    collection.show(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = collection }

  /// The controllers of the cells inside it, as they came.
  var chapters: [ChapterController] {
    children.flatMap { $0.children.compactMap { $0 as? ChapterController } }
  }
}

extension CollectionController {
  /// A finger scrolls, and holds.
  func drag(by distance: Double) {
    collection.engine.beginScrolling()
    collection.engine.scroll(by: Point(x: distance, y: 0))
    collection.setNeedsLayout()
  }

  /// The finger lets go.
  func letGo(velocity: Double = 0) {
    collection.engine.endScrolling(velocity: Point(x: velocity, y: 0))
    collection.setNeedsLayout()
  }
}

/// Pages side by side.
@MainActor
func pages(_ names: [String], _ logbook: Logbook) -> Content<UIKitHost> {
  Content(scrolling: .horizontal) {
    Section("pages", layout: .pages().transposed()) {
      ForEach(names, id: \.self) { ChapterPage(name: $0, logbook: logbook) }
    }
  }
  .snapping(.pages)
}
#endif
