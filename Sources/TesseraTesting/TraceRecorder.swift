import Tessera

/// A tracer that remembers what was done: which stretches of work, and which of them within which.
///
///     let recorder = TraceRecorder()
///     collection.stage.tracer = recorder.tracer
///     collection.scroll(by: 16)
///     print(recorder)
public final class TraceRecorder {
  /// A stretch of work.
  public struct Span: Hashable, Sendable {
    /// The kind of work.
    public var phase: TracePhase
    /// The number of the view or the transaction; see ``Tracer/begin``.
    public var id: Int
    /// In how many other stretches it lies.
    public var depth: Int

    /// The name of the phase.
    public var name: String { phase.description }
  }

  /// All stretches, in the order in which they began.
  public private(set) var spans: [Span] = []
  /// Those that have begun and not ended, from the outside in.
  public private(set) var open: [Span] = []
  /// Whether every end so far was that of the stretch that began last.
  public private(set) var isBalanced = true

  /// Makes a recorder that has seen nothing.
  public init() {}

  /// What to give to a stage.
  public var tracer: Tracer {
    Tracer(
      begin: { phase, id in
        let span = Span(phase: phase, id: id, depth: self.open.count)
        self.spans.append(span)
        self.open.append(span)
      },
      end: { phase, id in
        let last = self.open.popLast()
        if last?.phase != phase || last?.id != id { self.isBalanced = false }
      })
  }

  /// Forgets what was done.
  public func removeAll() { spans = [] }
}

extension TraceRecorder: CustomStringConvertible {
  /// A line for each stretch, indented by its depth.
  public var description: String {
    spans.map { String(repeating: "  ", count: $0.depth) + $0.name + " " + $0.id.description }
      .joined(separator: "\n")
  }
}
