import Tessera
import TesseraLayout
import TesseraTesting

/// The distance of the viewport from the edge that it is anchored to.
enum Nearness { case away, near, there }

extension ProgramRunner {
  /// Returns the model's anchor by policy, regardless of edges.
  func anchor() -> NaiveAnchor? {
    model.anchor(shown: Set(shown.keys), policy: policy, focused: focused)
  }

  /// Returns whether the viewport is at the edge that it is anchored to, or near enough that a change moves
  /// it there.
  func nearness(threshold: Double) -> Nearness {
    let distance: Double
    switch policy {
    case .start: distance = model.viewport.minY
    case .end: distance = hasShown ? model.contentHeight - model.viewport.maxY : 0
    case .item, .center, .focus: return .away
    }
    return distance <= 0.5 ? .there : distance <= threshold ? .near : .away
  }

  /// Returns the position that keeps one of several anchors in place: the one that the engine chose, if it is
  /// among them. At an anchored edge, the edge; near it, the edge if known content changed.
  func position(
    ofOneOf anchors: [NaiveAnchor], otherwise position: Double, _ nearness: Nearness, hasChanged: Bool = false
  ) -> () -> Double {
    let before = model
    return {
      let measured = self.log.measured.filter { before.item($0.key) != nil }
      let isMeasuredAgain = measured.contains { place, height in
        before.measured[place].map { $0 != height } ?? false
      }
      if nearness == .there || (nearness == .near && (hasChanged || isMeasuredAgain)) {
        return self.policy == .start ? 0 : self.model.contentHeight
      }
      let held = anchors.map { anchor in
        measured.reduce(anchor) { before.anchor($0, measuring: $1.key, as: $1.value) }
      }
      let positions = held.map { self.model.position(of: $0) ?? position }
      let isChosen = { (position: Double) in
        var model = self.model
        model.moveViewport(to: position)
        return abs(model.viewport.minY - self.stage.engine.viewport.minY) < 0.01
      }
      return positions.first(where: isChosen) ?? positions.first ?? position
    }
  }
}

extension NaiveCollection {
  /// Returns whether both contain the same sections and items in the same order.
  func hasSameOrder(as other: NaiveCollection) -> Bool {
    groups.map { $0.id } == other.groups.map { $0.id }
      && groups.map { $0.items.map { $0.id } } == other.groups.map { $0.items.map { $0.id } }
  }
}
