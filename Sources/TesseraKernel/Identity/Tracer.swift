/// Closures called at the beginning and the end of every phase of work, for signposts and profilers.
///
/// Without a tracer, the only cost is the check for one. Phases can be nested: each ends before the one
/// around it.
///
///     stage.tracer = Tracer(
///       begin: { phase, id in … },
///       end: { phase, id in … })
public struct Tracer {
  /// A closure called when a phase begins.
  ///
  /// The id is that of the view for ``TracePhase/makeView`` and ``TracePhase/updateView``, and that of the
  /// transaction for all other phases; see ``Engine/updateCount``. An adapter of UIKit passes the number of the
  /// content.
  public var begin: (TracePhase, _ id: Int) -> Void
  /// A closure called when a phase ends, with the same phase and id.
  public var end: (TracePhase, _ id: Int) -> Void

  /// Creates a tracer from two closures, which must not change the collection.
  public init(
    begin: @escaping (TracePhase, _ id: Int) -> Void, end: @escaping (TracePhase, _ id: Int) -> Void
  ) {
    self.begin = begin
    self.end = end
  }
}

/// A phase of the work of a collection.
public enum TracePhase: Hashable, Sendable, CaseIterable {
  /// Handlers receive events.
  case handleEvents
  /// An observed model is declared again.
  case declare
  /// Declared content gets identities.
  case snapshot
  /// Old items are matched with new ones.
  case pair
  /// Layouts place sections and items.
  case layOut
  /// Cells that come into view are measured, and the parts of groups are created.
  case measure
  /// The views on screen are compared with those that should be there.
  case reconcile
  /// A view of the platform, driven by an adapter, performs a batch of changes or reloads.
  case performBatch
  /// A cell makes a view and connects it.
  case makeView
  /// A cell configures a view, or draws.
  case updateView
  /// A handler of the app runs: for a tap, a selection or an event.
  case callback

  /// The name of the phase, for signposts.
  public var name: StaticString {
    switch self {
    case .handleEvents: "handle events"
    case .declare: "declare"
    case .snapshot: "snapshot"
    case .pair: "pair"
    case .layOut: "lay out"
    case .measure: "measure"
    case .reconcile: "reconcile"
    case .performBatch: "perform batch"
    case .makeView: "make view"
    case .updateView: "update view"
    case .callback: "callback"
    }
  }
}

extension TracePhase: CustomStringConvertible {
  /// A textual representation: the name.
  public var description: String { name.description }
}

extension Tracer? {
  /// Performs work, and reports its beginning and its end to the tracer, if there is one.
  @inline(__always)
  package func around<Result>(_ phase: TracePhase, _ id: Int, _ work: () -> Result) -> Result {
    guard let tracer = self else { return work() }
    tracer.begin(phase, id)
    defer { tracer.end(phase, id) }
    return work()
  }
}
