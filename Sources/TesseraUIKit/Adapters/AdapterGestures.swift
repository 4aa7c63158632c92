#if canImport(UIKit)
import Tessera
import UIKit

/// What UIKit's views know no delegate calls for: taps on headers and footers, and long presses. Touches for which nothing
/// is declared are left to the view.
@MainActor
final class AdapterGestures: NSObject, UIGestureRecognizerDelegate {
  /// Who has the view.
  weak var adapter: (any AdaptedView)?
  private let tap: UITapGestureRecognizer
  private let press: UILongPressGestureRecognizer
  /// A view that outlives its adapter is not to ask for touches that nobody follows.
  private let farewell: Farewell

  override init() {
    #if canImport(ObjectiveC)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    (self.tap, self.press) = (tap, press)
    farewell = Farewell { Self.remove([tap, press]) }
    super.init()
    tap.addTarget(self, action: #selector(act))
    press.addTarget(self, action: #selector(act))
    #else
    let (tap, press) = (UITapGestureRecognizer(), UILongPressGestureRecognizer())
    (self.tap, self.press) = (tap, press)
    farewell = Farewell { Self.remove([tap, press]) }
    super.init()
    tap.simulationHandler = { [weak self] in self?.recognized($0) }
    press.simulationHandler = { [weak self] in self?.recognized($0) }
    #endif
    tap.delegate = self
    press.delegate = self
  }

  /// Follows touches in a view.
  func add(to view: UIView) {
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(press)
  }

  /// Follows touches no more.
  func leave() { Self.remove([tap, press]) }

  private static func remove(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Whether anything is declared for the gesture where it would be recognised.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let adapter, !touch.isOnControl(in: adapter.adapted),
      let element = adapter.element(at: touch.location(in: adapter.adapted)), !element.cell.isGroup
    else { return false }
    return gestureRecognizer === press ? element.cell.hasLongPress : !element.isItem && element.cell.hasTap
  }

  #if canImport(ObjectiveC)
  @objc private func act(_ recognizer: UIGestureRecognizer) { recognized(recognizer) }
  #endif

  private func recognized(_ recognizer: UIGestureRecognizer) {
    guard let adapter, let element = adapter.element(at: recognizer.location(in: adapter.adapted)) else {
      return
    }
    if recognizer === press {
      if recognizer.state == .began { element.cell.longPress() }
    } else if recognizer.state == .ended, !element.isItem {
      element.cell.tap()
    }
  }
}

extension UITouch {
  /// Whether it is about a control inside of a view.
  @MainActor
  func isOnControl(in outer: UIView) -> Bool {
    var view = view
    while let candidate = view, candidate !== outer {
      if let control = candidate as? UIControl, control.isEnabled { return true }
      view = candidate.superview
    }
    return false
  }
}

extension AdaptedView {
  /// What is seen at a place of the view: what stands beside items is in front of them, as pinned headers are.
  func element(at point: CGPoint) -> (cell: IndexedCell<UIKitHost>, isItem: Bool)? {
    let found = sights.filter { $0.frame.contains(Point(point)) }
    guard let sight = found.first(where: { $0.path == nil }) ?? found.first else { return nil }
    return (sight.cell, sight.path != nil)
  }
}
#endif
