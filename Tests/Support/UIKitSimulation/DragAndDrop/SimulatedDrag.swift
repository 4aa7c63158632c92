/// A drag of the user.
@MainActor public final class SimulatedDrag {
  private let session: SimulatedSession
  private let window: UIWindow
  private let source: UIDragInteraction?
  private var destination: UIDropInteraction?
  private var proposal = UIDropProposal(operation: .cancel)
  private var isOver = false

  /// The dragged items.
  public var items: [UIDragItem] { session.items }

  /// The operation of a drop at the current position.
  public var operation: UIDropOperation { destination == nil ? .cancel : proposal.operation }

  init(_ session: SimulatedSession, in window: UIWindow, from source: UIDragInteraction?) {
    self.session = session
    self.window = window
    self.source = source
  }

  /// Lifts the items under a point; returns `nil` if nothing there can be dragged.
  static func lift(at point: CGPoint, in window: UIWindow) -> SimulatedDrag? {
    guard let view = window.hitTest(point, with: nil) else { return nil }
    for interaction in view.interactionsOutwards(UIDragInteraction.self) where interaction.isEnabled {
      guard let delegate = interaction.delegate else { continue }
      let session = SimulatedSession(at: point, in: window, isLocal: true)
      session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
      if session.items.isEmpty { continue }
      for item in session.items {
        _ = delegate.dragInteraction(interaction, previewForLifting: item, session: session)
      }
      let animator = MenuAnimator()
      delegate.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
      animator.run()
      session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
      session.isRestrictedToDraggingApplication = delegate.dragInteraction(
        interaction, sessionIsRestrictedToDraggingApplication: session)
      delegate.dragInteraction(interaction, sessionWillBegin: session)
      return SimulatedDrag(session, in: window, from: interaction)
    }
    return nil
  }

  /// Moves the finger.
  public func move(to point: CGPoint) {
    guard !isOver else { return }
    session.move(to: point)
    if let source { source.delegate?.dragInteraction(source, sessionDidMove: session) }
    enter(destination(at: point))
    if let destination, let delegate = destination.delegate {
      proposal = delegate.dropInteraction(destination, sessionDidUpdate: session)
      checkProposal(of: destination)
    }
    Simulation.turn()
  }

  /// Drops the items and returns the performed operation.
  @discardableResult
  public func drop() -> UIDropOperation {
    guard !isOver else { return .cancel }
    let operation = self.operation
    guard let destination, operation == .copy || operation == .move else { return cancel() }
    isOver = true
    end(with: operation) {
      destination.delegate?.dropInteraction(destination, performDrop: session)
      destination.delegate?.dropInteraction(destination, concludeDrop: session)
    }
    destination.delegate?.dropInteraction(destination, sessionDidEnd: session)
    Simulation.turn()
    return operation
  }

  /// Ends the drag without a drop.
  @discardableResult
  public func cancel() -> UIDropOperation {
    guard !isOver else { return .cancel }
    isOver = true
    let last = destination
    enter(nil)
    end(with: .cancel) {}
    if let last { last.delegate?.dropInteraction(last, sessionDidEnd: session) }
    Simulation.turn()
    return .cancel
  }

  // MARK: Implementation

  private func end(with operation: UIDropOperation, _ drop: () -> Void) {
    if let source { source.delegate?.dragInteraction(source, session: session, willEndWith: operation) }
    drop()
    if let source { source.delegate?.dragInteraction(source, session: session, didEndWith: operation) }
  }

  private func destination(at point: CGPoint) -> UIDropInteraction? {
    guard let view = window.hitTest(point, with: nil) else { return nil }
    return view.interactionsOutwards(UIDropInteraction.self).first { canHandle($0) }
  }

  /// Returns whether a destination handles the session, asked again only after the session has left it.
  private func canHandle(_ interaction: UIDropInteraction) -> Bool {
    if interaction === destination { return true }
    return interaction.delegate?.dropInteraction(interaction, canHandle: session) ?? false
  }

  private func enter(_ new: UIDropInteraction?) {
    guard new !== destination else { return }
    if let destination { destination.delegate?.dropInteraction(destination, sessionDidExit: session) }
    destination = new
    if let new { new.delegate?.dropInteraction(new, sessionDidEnter: session) }
  }

  private func checkProposal(of destination: UIDropInteraction) {
    guard proposal.operation == .move, !session.isLocal || !session.allowsMoveOperation else { return }
    Simulation.raise(
      .dropProposalWithoutOperation, "a move was proposed for items that the session does not allow to move")
    proposal = UIDropProposal(operation: .cancel)
  }
}
