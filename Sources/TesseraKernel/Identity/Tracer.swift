/// What is told at the beginning and the end of every stretch of work, for signposts and profilers.
///
/// Without a tracer nothing is done but a look whether there is one. Stretches nest: each ends before the one around it.
///
///     stage.tracer = Tracer(
///       begin: { phase, id in … },
///       end: { phase, id in … })
public struct Tracer {
  /// Called when a stretch of work begins.
  ///
  /// The number is that of the view for ``TracePhase/makeView`` and ``TracePhase/updateView``, and that of the transaction
  /// for everything else; see ``Engine/updateCount``.
  public var begin: (TracePhase, _ id: Int) -> Void
  /// Called when it ends, with the same phase and number.
  public var end: (TracePhase, _ id: Int) -> Void

  /// Makes a tracer of two closures. They must not change the collection.
  public init(
    begin: @escaping (TracePhase, _ id: Int) -> Void, end: @escaping (TracePhase, _ id: Int) -> Void
  ) {
    self.begin = begin
    self.end = end
  }
}

/// A kind of work.
public enum TracePhase: Hashable, Sendable, CaseIterable {
  /// Events are handed to their handlers.
  case handleEvents
  /// An observed model is declared again.
  case declare
  /// Declared content gets identities.
  case snapshot
  /// Old items are found among the new ones.
  case pair
  /// Layouts place sections and items.
  case layOut
  /// Cells that come into view are measured, groups are looked into.
  case measure
  /// What should be on screen is compared with what is.
  case reconcile
  /// A cell makes a view and connects it.
  case makeView
  /// A cell fills a view, or draws.
  case updateView
  /// A handler of the app runs: a tap, a selection, an event.
  case callback

  /// The name as signposts want it.
  public var name: StaticString {
    switch self {
    case .handleEvents: "handle events"
    case .declare: "declare"
    case .snapshot: "snapshot"
    case .pair: "pair"
    case .layOut: "lay out"
    case .measure: "measure"
    case .reconcile: "reconcile"
    case .makeView: "make view"
    case .updateView: "update view"
    case .callback: "callback"
    }
  }
}

extension TracePhase: CustomStringConvertible {
  /// The name.
  public var description: String { name.description }
}

extension Tracer? {
  /// Does some work, and tells its beginning and its end if anybody wants to know.
  @inline(__always)
  package func around<Result>(_ phase: TracePhase, _ id: Int, _ work: () -> Result) -> Result {
    guard let tracer = self else { return work() }
    tracer.begin(phase, id)
    defer { tracer.end(phase, id) }
    return work()
  }
}
