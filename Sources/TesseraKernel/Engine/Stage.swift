import TesseraLayout

/// An engine together with the views that show its cells: the part of a host that all hosts share.
///
/// A host requests updates once per frame. Each update is a transaction, and a frame has several if one leads
/// to another. The stage makes, fills and discards the views. The host puts them on screen, by the operations
/// of the transactions or by drawing ``Engine/cells`` from back to front.
#if !hasFeature(Embedded)
@MainActor
#endif
public final class Stage<H: CollectionHost> {
  /// The engine that determines what is shown.
  public let engine: Engine
  /// The views.
  public let stores = CellStores<H>()
  private var isUpdating = false
  private var hasReentrantUpdate = false
  /// The issues that have not been reported yet.
  private var pendingIssues: [Issue] = []
  /// Writes an issue to ``issueOutput``. A program that sets no output links no texts of issues.
  private var writeIssue: ((Issue) -> Void)?

  /// The handler that is called once for each issue, after the transaction that has found it; see ``issues``.
  public var onIssue: ((Issue) -> Void)?
  /// The output to which issues are written while ``onIssue`` is not set; `nil` to write none.
  ///
  /// Hosts set it in debug builds; see ``EngineConfiguration/writesIssues``. Issues of outlines and other
  /// models that the program does not handle are written by the stage that was given an output last.
  public var issueOutput: IssueOutput? {
    didSet {
      writeIssue = issueOutput.map { output in { output.report($0) } }
      #if !hasFeature(Embedded)
      if engine.settings.writesIssues { issueOutput?.receiveUnhandled() }
      #endif
    }
  }
  #if !hasFeature(Embedded)
  /// The handler that is called on the main actor when a task that the content has begun has ended and the
  /// next update has work: for hosts that sleep between requests.
  public var onWake: (() -> Void)?
  #endif
  /// The issues so far, each issue once.
  public internal(set) var issues = IssueLog()
  /// The tracer of the stage's and the engine's work; `nil` if there is none.
  public var tracer: Tracer? {
    didSet {
      engine.tracer = tracer
      stores.tracer = tracer
    }
  }

  /// Creates a stage without content from the options of the kernel alone. With `Tessera`, create it from a
  /// configuration.
  public convenience init(options: KernelOptions) { self.init(Engine(options: options)) }

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

  /// Returns the view of a cell, whether it is shown or waits for reuse; `nil` if there is none.
  public func view(for id: CellID) -> H.View? { stores.filled(id)?.view }

  /// Performs all requests to the engine, and updates the contents of the views.
  ///
  /// ``updateFrame(limit:_:)`` calls this as often as a frame needs; ``Engine/nextFrameTime`` tells when the
  /// next frame is due. If a view that is being filled calls it during an update, it does nothing and reports
  /// ``Issue/reentrantUpdate``; the requests remain.
  ///
  /// This is for hosts without a clock: everything that moves is brought to rest. Other hosts pass the time
  /// of the frame: see ``update(at:)``.
  public func update() -> Transaction { performRequests(at: nil) }

  /// Does the work of one frame in a host without a clock: updates, and updates again for the requests made
  /// meanwhile, until there are none.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of updates. The rest is left for the next frame.
  ///   - perform: Performs the operations of an update on screen; called after each update.
  public func updateFrame(limit: Int = 8, _ perform: (Transaction) -> Void = { _ in }) {
    for round in 0..<limit where round == 0 || engine.needsUpdate { perform(update()) }
  }

  /// Performs the requests at a time; `nil` if the host has no clock.
  package func performRequests(at time: Double?) -> Transaction {
    if !isUpdating { deliverEvents(at: time) }
    let transaction = layOutRequests(at: time)
    if !isUpdating { reportIssues() }
    return transaction
  }

  /// Does the work of ``update()``, except that it calls no handlers, not even ``onIssue``.
  ///
  /// This is for a host that has to lay out at a moment at which the app must not act, such as when its
  /// window is resized. Call it again while ``Engine/needsLayout`` is `true`, and ``update()`` as soon as the
  /// app may act; until then events wait. Hosts with a clock call ``layOut(at:)``.
  public func layOut() -> Transaction { layOutRequests(at: nil) }

  package func layOutRequests(at time: Double?) -> Transaction {
    guard !isUpdating else {
      hasReentrantUpdate = true
      return engine.transaction([], issues: [.reentrantUpdate])
    }
    var transaction = makeTransaction(at: time)
    finish(&transaction, at: time)
    return transaction
  }

  /// Handles the events during the last transaction, which the host has performed by now, and since then.
  private func deliverEvents(at time: Double?) {
    if let time { engine.advanceTime(to: time) }
    engine.callBehaviors(in: .events) { $0.handleEvents(at: time, engine) }
    engine.callBehaviors(in: .handlers) { $0.callHandlers(engine) }
  }

  /// Performs the requests, in the engine and in the views.
  private func makeTransaction(at time: Double?) -> Transaction {
    isUpdating = true
    engine.isInTransaction = true
    defer {
      isUpdating = false
      engine.isInTransaction = false
    }
    declareAgain()
    var transaction = engine.update(at: time)
    if !transaction.operations.isEmpty { perform(&transaction) }
    engine.callBehaviors(in: .views) { $0.didUpdateViews(engine) }
    return transaction
  }

  /// Declares content again if its inputs have changed.
  private func declareAgain() {
    guard let source = engine.contentState.source, source.hasChanged else { return }
    let content = tracer.around(.declare, engine.updateCount + 1) { source.declare() }
    // The closure may have shown other content, which takes precedence.
    if source === engine.contentState.source { engine.request(content) }
  }

  private func perform(_ transaction: inout Transaction) {
    let cells = engine.hasMoreCells ? engine.cells : engine.live
    for operation in transaction.operations {
      switch operation {
      case .mount(let id, _, _), .update(let id, _):
        guard let slot = cells.slot(of: id) else { continue }
        if !show(slot, of: cells) { transaction.issues.append(.kindConflict(cells[slot: slot].cell.kind)) }
      case .move(let id, let placement): resize(id, to: placement.frame.size, in: cells)
      case .present(let id, let presentation): resize(id, to: presentation.frame.size, in: cells)
      case .unmount(let id): stores.leave(id)
      case .discard(let id, _): stores.discard(id)
      }
    }
  }

  /// Records the issues. From here on the next transaction can be requested.
  private func finish(_ transaction: inout Transaction, at time: Double?) {
    if let issue = engine.updateLimit.record(at: time, needsMore: engine.isWorkWaiting) {
      transaction.issues.append(issue)
    }
    if transaction.issues.isEmpty, !hasReentrantUpdate { return }
    let nested: [Issue] = hasReentrantUpdate ? [.reentrantUpdate] : []
    hasReentrantUpdate = false
    pendingIssues += (transaction.issues + nested).filter { issues.record($0, at: engine.now) }
  }

  private func reportIssues() {
    let found = pendingIssues
    pendingIssues = []
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

  /// Resizes a view to the size at which it is displayed. If it has that already, nothing else is looked up.
  private func resize(_ id: CellID, to size: Size, in cells: LiveCells) {
    guard let view = stores.filled(id), view.size != size, let slot = cells.slot(of: id) else { return }
    let size = cells[slot: slot].presentation.frame.size
    guard view.size != size else { return }
    stores.resize(view, of: cells[slot: slot].cell, as: id, to: size, shown: cells[slot: slot].shown)
  }

  /// Fills the view of the cell in a slot. Returns `false` if another type of view has taken its kind.
  private func show(_ slot: Int, of cells: LiveCells) -> Bool {
    let (id, cell) = (cells[slot: slot].id, cells[slot: slot].cell)
    let size = cells[slot: slot].presentation.frame.size
    let shown = cells[slot: slot].shown
    guard stores.show(cell, as: id, size: size, shown: shown) != nil else { return false }
    // The size of a native view is part of the next transaction.
    if !cell.isPortable { remeasure(id) }
    return true
  }
}
