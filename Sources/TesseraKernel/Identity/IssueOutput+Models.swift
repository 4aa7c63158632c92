#if !hasFeature(Embedded)
// An outline or a live table belongs to no stage: it writes where the host writes that was made last.

@MainActor
extension IssueOutput {
  /// Where the faults of models are written; nil before a host has said where.
  private static var latest: IssueOutput?
  /// The faults that were found before that.
  private static var waiting: [String] = []
  /// Take the faults that wait for the end of the next frame.
  private static var later: [() -> [String]] = []

  /// Writes the fault of a model that the program does not ask for. A fault that is found before there is a host waits for
  /// one; without a host, as in a test or a release build, nothing is written.
  package static func tellUnasked(_ description: String) {
    if let latest { return latest.tell(description) }
    if waiting.count < limit { waiting.append(description) }
  }

  /// Writes the faults of a model at the end of the next frame of a collection: by then the program has had the time to ask
  /// for them.
  ///
  /// - Parameter take: Takes the faults that the program has not asked for until then.
  package static func tellLater(_ take: @escaping () -> [String]) {
    if later.count < limit { later.append(take) }
  }

  /// Whether faults wait for the end of a frame.
  package static var hasMoreLater: Bool { !later.isEmpty }

  /// Writes the faults that were to wait for the end of a frame, where the host says that was made last.
  package static func endFrame() {
    guard !later.isEmpty, latest != nil else { return }
    let found = later
    later = []
    for take in found { for description in take() { tellUnasked(description) } }
  }

  /// Writes the faults of models here from now on.
  package func takeUnasked() {
    IssueOutput.latest = self
    let found = IssueOutput.waiting
    IssueOutput.waiting = []
    for description in found { tell(description) }
  }
}
#endif
