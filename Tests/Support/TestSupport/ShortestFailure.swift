/// A failing program, as short as leaving out one step after another makes it, and what is wrong with it.
///
/// - Parameters:
///   - program: The steps.
///   - complaint: What is wrong with a program; nil: nothing.
/// - Returns: nil where nothing is wrong with the program.
public func shortestFailure<Step>(
  of program: [Step], complaint: ([Step]) -> String?
) -> (program: [Step], complaint: String)? {
  guard var failure = complaint(program).map({ (program: program, complaint: $0) }) else { return nil }
  var position = 0
  while position < failure.program.count {
    var shorter = failure.program
    shorter.remove(at: position)
    if let other = complaint(shorter) {
      (failure, position) = ((shorter, other), 0)
    } else {
      position += 1
    }
  }
  return failure
}

/// A failing program, as short as leaving out one step after another makes it, where it takes time to run one.
///
/// - Parameters:
///   - program: The steps.
///   - isolation: Where it runs.
///   - complaint: What is wrong with a program; nil: nothing.
/// - Returns: nil where nothing is wrong with the program.
public func shortestFailure<Step: Sendable>(
  of program: [Step], isolation: isolated (any Actor)? = #isolation,
  lateComplaint complaint: ([Step]) async -> String?
) async -> (program: [Step], complaint: String)? {
  guard let text = await complaint(program) else { return nil }
  var (failure, position) = ((program: program, complaint: text), 0)
  while position < failure.program.count {
    var shorter = failure.program
    shorter.remove(at: position)
    if let other = await complaint(shorter) {
      (failure, position) = ((shorter, other), 0)
    } else {
      position += 1
    }
  }
  return failure
}
