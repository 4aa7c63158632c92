import CTesseraTerminal

extension TerminalSession {
  func deliver(_ events: [TerminalEvent]) {
    // The user may have chosen other colors meanwhile, and many terminals do not report that.
    if events.contains(.focus(true)) { queryColors() }
    deliverInOrder(events)
  }

  private func deliverInOrder(_ events: [TerminalEvent]) {
    guard let own = events.firstIndex(where: isOwn) else {
      if !events.isEmpty { onEvents(events) }
      return
    }
    if own > 0 { onEvents(Array(events[..<own])) }
    if hasEnded { return }
    if events[own] == Self.interrupt { tessera_terminal_interrupt() } else { suspend() }
    if !hasEnded { deliverInOrder(Array(events[(own + 1)...])) }
  }

  private static let interrupt = TerminalEvent.key(.character("c"), modifiers: .control)
  private static let suspension = TerminalEvent.key(.character("z"), modifiers: .control)

  private func isOwn(_ event: TerminalEvent) -> Bool {
    (options.interruptsOnControlC && event == Self.interrupt)
      || (options.suspendsOnControlZ && event == Self.suspension)
  }
}
