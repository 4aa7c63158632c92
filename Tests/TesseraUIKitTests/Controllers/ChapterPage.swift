#if canImport(UIKit)
import TesseraUIKit
import UIKit

/// The calls that controllers received, in order.
@MainActor
final class ControllerLog {
  private var entries: [String] = []
  /// The number of controllers that were created.
  var made = 0

  func note(_ entry: String) { entries.append(entry) }

  /// Returns the entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A page that records the appearance calls it receives.
final class ChapterController: UIViewController {
  var name = ""
  let controllerLog: ControllerLog
  private(set) var hasAppeared = false

  init(_ name: String, _ controllerLog: ControllerLog) {
    (self.name, self.controllerLog) = (name, controllerLog)
    super.init(nibName: nil, bundle: nil)
    controllerLog.made += 1
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    controllerLog.note("\(name) will appear\(animated ? ", animated" : "")")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
    controllerLog.note("\(name) did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    controllerLog.note("\(name) will disappear\(animated ? ", animated" : "")")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
    controllerLog.note("\(name) did disappear")
  }
}

/// A cell that shows a `ChapterController`.
struct ChapterPage: ControllerCell {
  var name: String
  let controllerLog: ControllerLog

  static var sizing: Sizing { .height(100) }

  static func == (left: ChapterPage, right: ChapterPage) -> Bool { left.name == right.name }

  func makeController() -> ChapterController { ChapterController("", controllerLog) }

  func update(controller: ChapterController, state: CellState) { controller.name = name }

  func prepareForReuse(controller: ChapterController) { controllerLog.note("\(controller.name) is emptied") }
}

/// A controller whose view is a collection view.
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

  /// The controllers in the cells, in the order of `children`.
  var chapters: [ChapterController] {
    children.flatMap { $0.children.compactMap { $0 as? ChapterController } }
  }
}

extension CollectionController {
  /// Scrolls as a finger does that stays down.
  func drag(by distance: Double) {
    collection.engine.beginScrolling()
    collection.engine.scroll(by: Point(x: distance, y: 0))
    collection.setNeedsLayout()
  }

  /// Ends scrolling with a velocity in points per second.
  func letGo(velocity: Double = 0) {
    collection.engine.endScrolling(velocity: Point(x: velocity, y: 0))
    collection.setNeedsLayout()
  }
}

/// Pages side by side.
@MainActor
func pages(_ names: [String], _ controllerLog: ControllerLog) -> Content<UIKitHost> {
  Content(scrolling: .horizontal) {
    Section("pages", layout: .pages().transposed()) {
      ForEach(names, id: \.self) { ChapterPage(name: $0, controllerLog: controllerLog) }
    }
  }
  .snapping(.pages)
}
#endif
