import TestSupport
import Testing

/// Lets other tasks run for a while, so that what must not happen can.
@MainActor
func letOthersRun() async {
  for _ in 0..<200 { await Task.yield() }
}

/// Lets other tasks run until something is so.
@MainActor
func until(
  _ comment: Comment = "It never became so", sourceLocation: SourceLocation = #_sourceLocation,
  _ isSo: () -> Bool
) async {
  #expect(await waiting(until: isSo), comment, sourceLocation: sourceLocation)
}
