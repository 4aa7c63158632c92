#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraIndexing
import UIKit

/// The gestures without delegate calls in UIKit's views: taps on headers and footers, double taps, and long
/// presses. Touches without a declared handler are left to the view.
@MainActor
final class AdapterGestures: NSObject, UIGestureRecognizerDelegate {
  weak var adapter: (any AdaptedView)?
  private let tap: UITapGestureRecognizer
  /// While it waits, UIKit does not deliver the end of the first tap to the view, so that no single tap
  /// precedes a double tap.
  private let doubleTap: UITapGestureRecognizer
  private let press: UILongPressGestureRecognizer
  /// The removal of the recognizers, because the view may outlive its adapter.
  private let mainActorDeinit: MainActorDeinit

  override init() {
    #if canImport(ObjectiveC)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    let doubleTap = UITapGestureRecognizer(target: nil, action: nil)
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    #else
    let (tap, doubleTap) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    let press = UILongPressGestureRecognizer()
    #endif
    (self.tap, self.doubleTap, self.press) = (tap, doubleTap, press)
    mainActorDeinit = MainActorDeinit { Self.remove([tap, doubleTap, press]) }
    super.init()
    doubleTap.numberOfTapsRequired = 2
    tap.require(toFail: doubleTap)
    for recognizer in [tap, doubleTap, press] {
      #if canImport(ObjectiveC)
      recognizer.addTarget(self, action: #selector(act))
      #else
      recognizer.simulationHandler = { [weak self] in self?.recognized($0) }
      #endif
      recognizer.delegate = self
    }
  }

  func add(to view: UIView) {
    for recognizer in [tap, doubleTap, press] { view.addGestureRecognizer(recognizer) }
  }

  func leave() { Self.remove([tap, doubleTap, press]) }

  private static func remove(_ recognizers: [UIGestureRecognizer]) {
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  /// Returns whether a handler is declared for the gesture at the touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let adapter, !touch.isOnControl(in: adapter.adapted),
      let element = adapter.element(at: touch.location(in: adapter.adapted)), !element.cell.isGroup
    else { return false }
    if gestureRecognizer === press { return element.cell.hasLongPress }
    if gestureRecognizer === doubleTap { return element.cell.hasDoubleTap }
    return !element.isItem && element.cell.hasTap
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
    } else if recognizer === doubleTap {
      if recognizer.state == .ended { element.cell.doubleTap() }
    } else if recognizer.state == .ended, !element.isItem {
      element.cell.tap()
    }
  }
}

extension UITouch {
  /// Returns whether the touch is on a control inside a view.
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
  /// Returns the visible element at a point; headers, footers and decorations are in front of items, as
  /// pinned headers are.
  func element(at point: CGPoint) -> (cell: IndexPathCell<UIKitHost>, isItem: Bool)? {
    let found = visibleElements.filter { $0.frame.contains(Point(point)) }
    guard let sight = found.first(where: { $0.path == nil }) ?? found.first else { return nil }
    return (sight.cell, sight.path != nil)
  }
}
#endif
