import Tessera
import TesseraLayout
import TesseraTesting

/// A scroll that is under way.
struct ModelFlight {
  /// Where it goes.
  var goal: NaiveCollection.Element
  var alignment: ScrollAlignment
  /// Whether the item that it went to is gone, and nothing is left that could stand in for it.
  var isLost = false
  /// Whether it has taken over the speed of another one: then a spring may go too far before it comes back.
  var isCarried = false
  /// Whether the content, a size or the viewport has changed since the last frame: then the way is another one.
  var isDiverted = true

  mutating func adopt(_ survivor: NaiveCollection.Element?) {
    isDiverted = true
    if let survivor { goal = survivor } else { isLost = true }
  }
}

extension ProgramRunner {
  /// Scrolls to an item in some time.
  func fly(to goal: NaiveCollection.Element, _ alignment: ScrollAlignment, _ duration: Double) -> String? {
    guard let item = goal.item else { return nil }
    stage.engine.scroll(
      to: ItemID(item), inSection: ItemID(goal.group), at: alignment,
      animated: duration > 0.4 ? .spring(response: 0.3, dampingFraction: 1) : .easeOut(duration: duration))
    guard model.frame(of: goal) != nil else {
      return transact { self.keepAnchor(showing: self.model.groups) }
    }
    flight = ModelFlight(goal: goal, alignment: alignment, isCarried: flight != nil)
    return transact { { self.model.viewport.minY } }
  }

  /// Where the viewport is in flight: somewhere between where it was and the goal; at the end exactly at the goal.
  func flightPosition() -> Double? {
    guard let flight else { return nil }
    if flight.isLost {
      self.flight = nil
      return nil
    }
    if stage.engine.isScrolling { return stage.engine.viewport.minY }
    self.flight = nil
    return approach(flight.goal, flight.alignment)()
  }

  /// Law 4 in flight: what is seen moves towards the goal, never away from it, never farther; on arrival the goal is in
  /// view.
  func flightComplaint() -> String? {
    guard let flight, !flight.isLost else {
      return stage.engine.isScrolling && flight == nil ? "it scrolls, and nobody has asked for that" : nil
    }
    let engine = stage.engine
    var model = model
    guard engine.isScrolling else {
      model.moveViewport(to: engine.viewport.minY)
      self.model.viewport = model.viewport
      return visibilityComplaint(flight.goal)
    }
    self.flight?.isDiverted = false
    // What is measured on the way may make it longer.
    guard !flight.isDiverted, log.measured.isEmpty else { return nil }
    model.moveViewport(to: approach(flight.goal, flight.alignment)())
    if flight.alignment == .nearest || flight.isCarried { return nil }
    let (goal, old, new) = (model.viewport.minY, self.model.viewport.minY, engine.viewport.minY)
    return abs(goal - new) <= abs(goal - old) + 0.01 && (goal - new) * (goal - old) >= -0.01
      ? nil : "it scrolls from \(old) to \(new) on its way to \(goal)"
  }
}

extension NaiveCollection {
  /// What stands in for an element in new content.
  func survivor(of element: Element?, in new: [ModelSection]) -> Element? {
    guard let element, let frame = frame(of: element) else { return nil }
    return nearest(to: NaiveAnchor(element: element, distance: 0), partners(in: new), in: new, frame.minY)?
      .element
  }
}
