import Tessera
import TesseraLayout
import TesseraTesting

struct ModelScrollAnimation {
  var destination: NaiveCollection.Element
  var alignment: ScrollAlignment
  /// Whether the target item is gone without a replacement.
  var isLost = false
  /// Whether it inherited the velocity of another animation; a spring may then overshoot.
  var isCarried = false
  /// Whether the content, a size or the viewport changed since the last frame, which changes the path.
  var isDiverted = true

  mutating func adopt(_ survivor: NaiveCollection.Element?) {
    isDiverted = true
    if let survivor { destination = survivor } else { isLost = true }
  }
}

extension ProgramRunner {
  /// Scrolls to an item with an animation.
  func fly(to destination: NaiveCollection.Element, _ alignment: ScrollAlignment, _ duration: Double)
    -> String?
  {
    guard let item = destination.item else { return nil }
    stage.engine.scroll(
      to: ItemID(item), inSection: ItemID(destination.group), at: alignment,
      animated: duration > 0.4 ? .spring(response: 0.3, dampingFraction: 1) : .easeOut(duration: duration))
    guard model.frame(of: destination) != nil else {
      return transact { self.keepAnchor(showing: self.model.groups) }
    }
    scrollAnimation = ModelScrollAnimation(
      destination: destination, alignment: alignment, isCarried: scrollAnimation != nil)
    return transact { { self.model.viewport.minY } }
  }

  /// Returns the viewport position during an animation: between the old position and the target; at the end
  /// exactly the target.
  func flightPosition() -> Double? {
    guard let scrollAnimation else { return nil }
    if scrollAnimation.isLost {
      self.scrollAnimation = nil
      return nil
    }
    if stage.engine.isScrolling { return stage.engine.viewport.minY }
    self.scrollAnimation = nil
    return approach(scrollAnimation.destination, scrollAnimation.alignment)()
  }

  /// Law 4 during an animation: the viewport moves toward the target and never beyond; at the end the target
  /// is visible.
  func scrollAnimationFailure() -> String? {
    guard let scrollAnimation, !scrollAnimation.isLost else {
      return stage.engine.isScrolling && scrollAnimation == nil
        ? "it scrolls, and nobody has asked for that" : nil
    }
    let engine = stage.engine
    var model = model
    guard engine.isScrolling else {
      model.moveViewport(to: engine.viewport.minY)
      self.model.viewport = model.viewport
      return visibilityFailure(scrollAnimation.destination)
    }
    self.scrollAnimation?.isDiverted = false
    // Measurements on the way may lengthen the path.
    guard !scrollAnimation.isDiverted, log.measured.isEmpty else { return nil }
    model.moveViewport(to: approach(scrollAnimation.destination, scrollAnimation.alignment)())
    if scrollAnimation.alignment == .nearest || scrollAnimation.isCarried { return nil }
    let (destination, old, new) = (model.viewport.minY, self.model.viewport.minY, engine.viewport.minY)
    return abs(destination - new) <= abs(destination - old) + 0.01
      && (destination - new) * (destination - old) >= -0.01
      ? nil : "it scrolls from \(old) to \(new) on its way to \(destination)"
  }
}

extension NaiveCollection {
  /// Returns the replacement of an element in new content.
  func survivor(of element: Element?, in new: [ModelSection]) -> Element? {
    guard let element, let frame = frame(of: element) else { return nil }
    return nearest(to: NaiveAnchor(element: element, distance: 0), matches(in: new), in: new, frame.minY)?
      .element
  }
}
