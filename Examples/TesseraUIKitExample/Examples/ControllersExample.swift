import TesseraUIKit
import UIKit

/// Pages that are controllers: each hears when it comes and goes, and a few show all of them.
final class ControllersExample: CollectionController {
  init() { super.init("Controllers") }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content(scrolling: .horizontal) {
      Section("pages", layout: .pages().transposed()) {
        ForEach(0..<100) { DiaryPage(number: $0) }
      }
    }
    .snapping(.pages)
  }
}

/// A page with a controller.
struct DiaryPage: ControllerCell {
  var number: Int

  func makeController() -> DiaryController { DiaryController() }

  func update(controller: DiaryController, state: CellState) { controller.number = number }
}

/// Writes down how often it has appeared, whatever it shows.
final class DiaryController: UIViewController {
  var number = 0 { didSet { write() } }
  private let label = UILabel()
  private var appearances = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.numberOfLines = 0
    label.textAlignment = .center
    view.addSubview(label)
    write()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances += 1
    write()
  }

  private func write() {
    label.text = "Page \(number + 1)\nThis controller has appeared \(appearances) times"
  }
}
