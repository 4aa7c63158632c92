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
  _ condition: () -> Bool
) async {
  let start = ContinuousClock.now
  while !condition() {
    await Task.yield()
    guard ContinuousClock.now - start < .seconds(15 * 60) else {
      Issue.record(comment, sourceLocation: sourceLocation)
      return
    }
  }
}
