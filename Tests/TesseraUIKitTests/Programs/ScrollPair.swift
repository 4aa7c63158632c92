#if !canImport(ObjectiveC)
import TesseraUIKit
import UIKit

/// A collection view and a plain scroll view with content of the same size, each in its window, under the
/// same fingers.
@MainActor
final class ScrollPair {
  private let collection = CollectionView()
  private let plain = PlainScrollView()
  private let screens: [TestWindow]
  private var fingers: [SimulatedFinger] = []

  init() {
    // As the collection view does, the plain one respects the safe areas at its sides.
    plain.contentInsetAdjustmentBehavior = .always
    plain.alwaysBounceVertical = true
    screens = [TestWindow(collection), TestWindow(plain)]
    show(100)
  }

  /// The difference between both; `nil` if there is none.
  var difference: String? {
    let (shown, expected) = (collection.contentOffset, plain.contentOffset)
    if abs(shown.x - expected.x) > 0.01 || abs(shown.y - expected.y) > 0.01 {
      return "the collection view is at \(shown), the plain scroll view at \(expected)"
    }
    if collection.isDragging != plain.isDragging { return "isDragging is \(collection.isDragging)" }
    if collection.isDecelerating != plain.isDecelerating {
      return "isDecelerating is \(collection.isDecelerating)"
    }
    return nil
  }

  func liftFingers() { while let finger = fingers.popLast() { finger.lift() } }

  func perform(_ step: ScrollProgram.Step) {
    let wasAtStart = isPlainAtStart
    // It is not known when UIKit moves content beyond its limits under a finger that rests.
    if plain.isTracking, !plain.isDragging, step.changesLimits { return }
    switch step {
    case .touch(let y):
      guard fingers.isEmpty, !plain.isBeyond else { return }
      fingers = screens.map { Simulation.touch(at: CGPoint(x: 100, y: y), in: $0.window) }
    case .move(let distance):
      for finger in fingers {
        finger.move(to: CGPoint(x: 100, y: finger.location.y + distance), during: 0)
      }
      Simulation.advance(by: Simulation.frameInterval)
    case .lift: liftFingers()
    case .wait(let time): Simulation.advance(by: time)
    case .offset(let offset):
      // An offset between the limits, as apps set it.
      guard !plain.isMoving else { return }
      for view in views { view.contentOffset.y = plain.limited(offset) }
    case .inset(let top, let bottom):
      let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      collection.contentInset = insets
      plain.appInsets = insets
    case .safeArea(let top, let bottom, let sides):
      // Under a finger, a plain scroll view would later move sideways into its limits.
      let sides = plain.isMoving ? plain.safeAreaInsets.left : sides
      let insets = UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
      for screen in screens { Simulation.setSafeArea(insets, of: screen.window) }
      plain.setNeedsLayout()
    case .keyboard(let height):
      plain.keyboard = height
      let window = screens[0].window
      if height > 0 {
        Simulation.showKeyboard(height: height, over: window)
      } else {
        Simulation.hideKeyboard(over: window)
      }
    case .height(let height):
      for view in views { view.frame.size.height = height }
    case .rotate:
      // A rotation ends the touches.
      guard !plain.isMoving else { return }
      // UIKit would announce the keyboard anew, in its other size.
      if plain.keyboard > 0 { perform(.keyboard(0)) }
      for screen in screens {
        let size = screen.window.frame.size
        screen.window.frame.size = CGSize(width: size.height, height: size.width)
      }
    case .count(let count):
      if !plain.isMoving { show(count) }
    }
    Simulation.turn()
    Simulation.turn()
    settle(wasAtStart)
  }

  private var views: [UIScrollView] { [collection, plain] }

  private func show(_ count: Int) {
    collection.show(names(0..<count))
    plain.count = count
    Simulation.turn()
  }

  private var isPlainAtStart: Bool {
    !plain.isMoving && abs(plain.contentOffset.y + plain.adjustedContentInset.top) <= 0.5
  }

  /// Moves a resting plain scroll view into its limits, and to its start if it was there, because it is not
  /// known whether UIKit does so.
  private func settle(_ wasAtStart: Bool) {
    guard !plain.isMoving else { return }
    // A finger may have caught it a fraction of a point after its start.
    if wasAtStart, abs(collection.contentOffset.y + plain.adjustedContentInset.top) <= 0.5 {
      plain.contentOffset.y = collection.contentOffset.y
    }
    plain.contentOffset = CGPoint(
      x: -plain.adjustedContentInset.left, y: plain.limited(plain.contentOffset.y))
  }
}

/// A scroll view with rows of 40 points.
private final class PlainScrollView: UIScrollView {
  var count = 0 { didSet { setNeedsLayout() } }
  /// The vertical insets that the app has set.
  var appInsets = UIEdgeInsets.zero { didSet { avoidKeyboard() } }
  /// The height of the keyboard over the window.
  var keyboard: CGFloat = 0 { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    avoidKeyboard()
    super.layoutSubviews()
    let width = bounds.width - adjustedContentInset.left - adjustedContentInset.right
    let size = CGSize(width: width, height: CGFloat(40 * count))
    if contentSize != size { contentSize = size }
  }

  /// Adds the part that the keyboard covers to the app's insets, as apps do by hand.
  private func avoidKeyboard() {
    var insets = appInsets
    let below = (window?.bounds.maxY ?? 0) - frame.maxY
    if keyboard > max(0, below) { insets.bottom += max(0, keyboard - below - safeAreaInsets.bottom) }
    guard contentInset != insets else { return }
    let offset = contentOffset.y
    contentInset = insets
    // It is not known whether UIKit keeps content at its end in place, or at the end.
    if !isMoving { contentOffset.y = limited(offset) }
  }

  var isMoving: Bool { isTracking || isDragging || isDecelerating }

  var isBeyond: Bool { limited(contentOffset.y) != contentOffset.y }

  func limited(_ offset: CGFloat) -> CGFloat {
    let (insets, first) = (adjustedContentInset, -adjustedContentInset.top)
    return max(first, min(offset, contentSize.height + insets.bottom - bounds.height))
  }
}
#endif
