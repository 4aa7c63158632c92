import Tessera

/// The state of each page's lifecycle, which decides the valid next events.
struct PageGrammar: Hashable {
  enum Phase: Hashable {
    case appearing, appeared, disappearing
  }

  private(set) var phases: [ItemKey: Phase] = [:]

  var appeared: [ItemKey] { pages(.appeared) }

  func pages(_ phase: Phase) -> [ItemKey] { phases.filter { $0.value == phase }.map { $0.key } }

  /// Applies events. Returns an error message about the first invalid event; `nil` if all are valid.
  mutating func failureReason(about events: [PageEvent]) -> String? {
    for event in events {
      let old = phases[event.page]
      switch event {
      case .willAppear where old == nil || old == .disappearing: phases[event.page] = .appearing
      case .didAppear where old == .appearing: phases[event.page] = .appeared
      case .willDisappear where old == .appearing || old == .appeared: phases[event.page] = .disappearing
      case .didDisappear where old == .disappearing: phases[event.page] = nil
      default: return "\(event), but it was \(old.map { "\($0)" } ?? "not there")"
      }
      if appeared.count > 1 { return "\(event), and then \(appeared) have all appeared" }
    }
    return nil
  }

  /// Returns an error message if the phases do not match the visible pages.
  func failureReason(seeing seen: [ItemKey], isAtRest: Bool) -> String? {
    if seen.isEmpty { return phases.isEmpty ? nil : "nothing is seen, but \(phases)" }
    if let lost = seen.first(where: { phases[$0] == nil }) { return "\(lost) is seen and was not told" }
    if isAtRest { return phases == [seen[0]: .appeared] ? nil : "at rest on \(seen[0]), but \(phases)" }
    if seen.count == 2, Set(seen.compactMap { phases[$0] }) != [.appearing, .disappearing] {
      return "\(seen) are seen, but \(phases)"
    }
    let isTurning = pages(.appearing).count == 1 && pages(.disappearing).count == 1 && phases.count == 2
    return isTurning || Array(phases.values) == [.appeared] ? nil : "\(phases)"
  }
}
