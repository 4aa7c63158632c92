import TestSupport
import Testing

/// Lets other tasks run until a condition is true.
func until(
  _ comment: Comment = "It never became so", isolation: isolated (any Actor)? = #isolation,
  _ isSo: () -> Bool
) async {
  #expect(await waiting(until: isSo), comment)
}
