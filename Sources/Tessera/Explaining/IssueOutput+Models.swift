#if !hasFeature(Embedded)
// An outline or a live table belongs to no stage: it writes where the host writes that was made last.

@MainActor
extension IssueOutput {
  /// Where the faults of models are written; nil before a host has said where.
  private static var latest: IssueOutput?
  /// The faults that were found before that.
  private static var waiting: [String] = []

  /// Writes the fault of a model that the program does not ask for. A fault that is found before there is a host waits for
  /// one; without a host, as in a test or a release build, nothing is written.
  package static func tellUnasked(_ description: String) {
    if let latest { return latest.tell(description) }
    if waiting.count < limit { waiting.append(description) }
  }

  /// Writes the faults of models here from now on.
  func takeUnasked() {
    IssueOutput.latest = self
    let found = IssueOutput.waiting
    IssueOutput.waiting = []
    for description in found { tell(description) }
  }
}
#endif
