/// Notes whether something was wanted of what is kept that could not be had.
///
/// Whoever asks may go on without it; what is made then is not the whole.
actor AnswerMisses {
  /// Whether there were none.
  private(set) var areNone = true

  /// Notes one.
  func note() { areNone = false }
}
