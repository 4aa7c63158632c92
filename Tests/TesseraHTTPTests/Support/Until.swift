import TestSupport
import Testing

/// Lets other tasks run until something is so.
func until(
  _ comment: Comment = "It never became so", isolation: isolated (any Actor)? = #isolation,
  _ isSo: () -> Bool
) async {
  #expect(await waiting(until: isSo), comment)
}
