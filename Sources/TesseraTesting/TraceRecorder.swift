import Tessera

/// A tracer that records spans of work and their nesting.
///
///     let recorder = TraceRecorder()
///     collection.stage.tracer = recorder.tracer
///     collection.scroll(by: 16)
///     print(recorder)
public final class TraceRecorder {
  /// A span of work.
  public struct Span: Hashable, Sendable {
    /// The kind of work.
    public var phase: TracePhase
    /// The number of the view or the transaction; see ``Tracer/begin``.
    public var id: Int
    /// The number of enclosing spans.
    public var depth: Int

    /// The name of the phase.
    public var name: String { phase.description }
  }

  /// All spans, in the order in which they began.
  public private(set) var spans: [Span] = []
  /// The spans that have not ended, from the outermost to the innermost.
  public private(set) var open: [Span] = []
  /// A Boolean value that indicates whether every end so far matched the span that began last.
  public private(set) var isBalanced = true

  /// Creates an empty recorder.
  public init() {}

  /// The tracer to assign to a stage.
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

  /// Removes all recorded spans.
  public func removeAll() { spans = [] }
}

extension TraceRecorder: CustomStringConvertible {
  /// One line for each span, indented by its depth.
  public var description: String {
    spans.map { String(repeating: "  ", count: $0.depth) + $0.name + " " + $0.id.description }
      .joined(separator: "\n")
  }
}
