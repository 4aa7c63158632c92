import TestSupport
import Testing

/// Lets other tasks run for a while, so that unwanted effects have time to happen.
@MainActor
func letOthersRun() async {
  for _ in 0..<200 { await Task.yield() }
}

/// Lets other tasks run until a condition is true.
@MainActor
func until(
  _ comment: Comment = "It never became so", sourceLocation: SourceLocation = #_sourceLocation,
  _ isSo: () -> Bool
) async {
  #expect(await waiting(until: isSo), comment, sourceLocation: sourceLocation)
}
