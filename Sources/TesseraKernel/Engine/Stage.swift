import TesseraLayout

/// An engine together with the views that show its cells: the part of a host that is the same for all hosts.
///
/// A host asks for updates once per frame: each is a transaction, and a frame has several where one leads to another. The stage
/// makes, fills and drops the views; the host puts them on screen, by the operations of the transactions or by drawing
/// ``Engine/cells`` from back to front.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class Stage<H: CollectionHost> {
  /// What decides what is shown.
  public let engine: Engine
  /// The views.
  public let stores = CellStores<H>()
  private var isUpdating = false
  private var wasAskedTooEarly = false
  /// The faults found while there was no handler for them.
  private var untold: [Issue] = []
  /// Writes a fault to ``issueOutput``; a program that sets none links no texts of faults.
  private var writeIssue: ((Issue) -> Void)?

  /// Called once for each fault, after the transaction that has found it; see ``issues``.
  public var onIssue: ((Issue) -> Void)?
  /// Where faults are written while ``onIssue`` is not set; nil: nowhere. Hosts set it in debug builds; see
  /// ``EngineConfiguration/writesIssues``. The faults of outlines and other models that the program does not ask for are
  /// written where the stage writes that was given an output last.
  public var issueOutput: IssueOutput? {
    didSet {
      writeIssue = issueOutput.map { output in { output.tell($0) } }
      #if !hasFeature(Embedded)
      if engine.settings.writesIssues { issueOutput?.takeUnasked() }
      #endif
    }
  }
  #if !hasFeature(Embedded)
  /// Called on the main actor when a task that the content has begun has ended and the next update has something to do: for
  /// hosts that sleep while nothing is asked for.
  public var onWake: (() -> Void)?
  #endif
  /// What was found wrong so far, each fault once.
  public internal(set) var issues = IssueLog()
  /// What is to be told about stretches of work; nil: nothing.
  public var tracer: Tracer? {
    didSet {
      engine.tracer = tracer
      stores.tracer = tracer
    }
  }

  /// Makes a stage without content by the kernel alone; with `Tessera`, make it by its configuration.
  public convenience init(options: KernelOptions) { self.init(Engine(options: options)) }

  /// Makes a stage for an engine.
  package init(_ engine: Engine) {
    self.engine = engine
    engine.hostText = { H.text }
    stores.deliver = { [engine] event, view in engine.receive(event, from: view) }
    #if !hasFeature(Embedded)
    engine.beginTask = { [weak self] task, slot in
      Task { @MainActor in
        await task()
        self?.engine.endTask(ofBehavior: slot)
        self?.onWake?()
      }
    }
    #endif
  }

  /// Shows other content from the next transaction on.
  public func show(_ content: Content<H>) { engine.show(content.declared) }

  /// The view of a cell, shown or waiting for reuse.
  public func view(for id: CellID) -> H.View? { stores.filled(id)?.view }

  /// Carries out what the engine was asked for, all of it together, as far as the views themselves are concerned.
  ///
  /// ``updateFrame(limit:_:)`` calls it as often as a frame needs; ``Engine/nextFrameTime`` says when the next frame is
  /// due. Asked for while it is at work, by a view that is being filled, it does nothing and reports
  /// ``Issue/reentrantUpdate``; the request is kept.
  ///
  /// This is for hosts without a clock: whatever moves is brought to rest. Others pass the time of the frame: see
  /// ``update(at:)``.
  public func update() -> Transaction { carryOutRequests(at: nil) }

  /// Does the work of one frame in a host without a clock: updates, and updates again for what is asked for meanwhile, as
  /// long as that comes to rest.
  ///
  /// - Parameters:
  ///   - limit: How many updates there are at most; what is left then is done in the next frame.
  ///   - carryOut: Called after each update, to do to what is on screen what its operations say.
  public func updateFrame(limit: Int = 8, _ carryOut: (Transaction) -> Void = { _ in }) {
    for round in 0..<limit where round == 0 || engine.needsUpdate { carryOut(update()) }
  }

  /// Carries out what was asked for at a time; nil if the host has no clock.
  package func carryOutRequests(at time: Double?) -> Transaction {
    if !isUpdating { deliverEvents(at: time) }
    let transaction = layOutRequests(at: time)
    if !isUpdating { tellIssues() }
    return transaction
  }

  /// Does what ``update()`` does, but for calling handlers and telling ``onIssue``.
  ///
  /// This is for a host that has to lay out at a moment at which the app must not act, such as when its window gets
  /// another size. Call it again as long as ``Engine/needsLayout`` says so, and ``update()`` as soon as the app may
  /// act: until then what happened waits. Hosts with a clock call ``layOut(at:)``.
  public func layOut() -> Transaction { layOutRequests(at: nil) }

  /// Lays out at a time; nil if the host has no clock.
  package func layOutRequests(at time: Double?) -> Transaction {
    guard !isUpdating else {
      wasAskedTooEarly = true
      return engine.transaction([], issues: [.reentrantUpdate])
    }
    var transaction = makeTransaction(at: time)
    finish(&transaction, at: time)
    return transaction
  }

  /// Handles what happened during the last transaction, now that the host has carried it out, and since then.
  private func deliverEvents(at time: Double?) {
    if let time { engine.passTime(to: time) }
    engine.callBehaviors(in: .events) { $0.handleEvents(at: time, engine) }
    engine.callBehaviors(in: .handlers) { $0.callHandlers(engine) }
  }

  /// Carries out what the engine was asked for, in the engine and in the views.
  private func makeTransaction(at time: Double?) -> Transaction {
    isUpdating = true
    engine.isInTransaction = true
    defer {
      isUpdating = false
      engine.isInTransaction = false
    }
    declareAgain()
    var transaction = engine.update(at: time)
    if !transaction.operations.isEmpty { carryOut(&transaction) }
    engine.callBehaviors(in: .views) { $0.didUpdateViews(engine) }
    return transaction
  }

  /// Declares content again where what it was made from has changed.
  private func declareAgain() {
    guard let source = engine.contentState.source, source.hasChanged else { return }
    let content = tracer.around(.declare, engine.updateCount + 1) { source.declare() }
    // The closure may have shown something else, which counts.
    if source === engine.contentState.source { engine.request(content) }
  }

  /// Does to the views what a transaction says.
  private func carryOut(_ transaction: inout Transaction) {
    let cells = engine.hasMoreCells ? engine.cells : engine.live
    for operation in transaction.operations {
      switch operation {
      case .mount(let id, _, _), .update(let id, _):
        guard let slot = cells.slot(of: id) else { continue }
        if !show(slot, of: cells) { transaction.issues.append(.kindClash(cells[slot: slot].cell.kind)) }
      case .move(let id, let placement): resize(id, to: placement.frame.size, in: cells)
      case .present(let id, let presentation): resize(id, to: presentation.frame.size, in: cells)
      case .unmount(let id): stores.leave(id)
      case .discard(let id, _): stores.discard(id)
      }
    }
  }

  /// Notes what was found wrong; from here on the next transaction can be asked for.
  private func finish(_ transaction: inout Transaction, at time: Double?) {
    if let issue = engine.updateLimit.note(at: time, needsMore: engine.isWorkWaiting) {
      transaction.issues.append(issue)
    }
    if transaction.issues.isEmpty, !wasAskedTooEarly { return }
    let nested: [Issue] = wasAskedTooEarly ? [.reentrantUpdate] : []
    wasAskedTooEarly = false
    for issue in transaction.issues + nested where issues.note(issue, at: engine.now) { untold.append(issue) }
  }

  /// Tells what was found wrong.
  private func tellIssues() {
    let found = untold
    untold = []
    for issue in found {
      if let onIssue {
        onIssue(issue)
      } else if engine.settings.writesIssues {
        writeIssue?(issue)
      }
    }
    #if !hasFeature(Embedded)
    if issueOutput != nil, engine.settings.writesIssues { IssueOutput.endFrame() }
    #endif
  }

  /// Tells a view the size at which it is seen.
  ///
  /// - Parameter size: The size that an operation says: if the view has it already, nothing else is looked up.
  private func resize(_ id: CellID, to size: Size, in cells: LiveCells) {
    guard let view = stores.filled(id), view.size != size, let slot = cells.slot(of: id) else { return }
    let size = cells[slot: slot].presentation.frame.size
    guard view.size != size else { return }
    stores.resize(view, of: cells[slot: slot].cell, as: id, to: size, state: cells[slot: slot].state)
  }

  /// Fills the view of one of some cells.
  ///
  /// By slot: a cell is large.
  ///
  /// - Returns: Whether the view was filled; false where another type of view has taken its kind.
  private func show(_ slot: Int, of cells: LiveCells) -> Bool {
    let (id, cell) = (cells[slot: slot].id, cells[slot: slot].cell)
    let size = cells[slot: slot].presentation.frame.size
    let state = cells[slot: slot].state
    guard let view = stores.show(cell, as: id, size: size, state: state) else { return false }
    if !cell.isPortable { measure(view, of: cells[slot: slot]) }
    return true
  }

  /// Asks a native view for its size where that is estimated; what it answers is part of the next transaction.
  private func measure(_ view: H.View, of cell: LiveCell) {
    guard let (offered, sizing) = engine.frames.measuring(of: cell.path),
      let size = H.measure(view, offered: offered, sizing: sizing), size != engine.measuredSize(at: cell.path)
    else { return }
    engine.setMeasuredSize(size, of: cell.id)
  }
}
