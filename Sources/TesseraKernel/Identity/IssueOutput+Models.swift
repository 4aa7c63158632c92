#if !hasFeature(Embedded)
// Outlines and live tables belong to no stage. They report to the output of the host that was created last.

@MainActor
extension IssueOutput {
  /// The output for issues of models; `nil` before a host has set one.
  private static var latest: IssueOutput?
  /// The issues that were found before an output was set.
  private static var waiting: [String] = []
  /// Closures that return the issues to report at the end of the next frame.
  private static var later: [() -> [String]] = []

  /// Reports an issue of a model that the app does not handle. Issues found before there is a host wait for
  /// one. Without a host, as in a test or a release build, nothing is written.
  package static func reportUnhandled(_ description: String) {
    if let latest { return latest.report(description) }
    if waiting.count < limit { waiting.append(description) }
  }

  /// Reports the issues of a model at the end of the next frame of a collection, so that the app has time to
  /// handle them first.
  ///
  /// - Parameter take: A closure that returns the issues that the app has not handled until then.
  package static func reportLater(_ take: @escaping () -> [String]) {
    if later.count < limit { later.append(take) }
  }

  /// Whether issues wait for the end of a frame.
  package static var hasMoreLater: Bool { !later.isEmpty }

  /// Reports the issues that wait for the end of a frame to the output of the host that was created last.
  package static func endFrame() {
    guard !later.isEmpty, latest != nil else { return }
    let found = later
    later = []
    for take in found { for description in take() { reportUnhandled(description) } }
  }

  /// Makes this the output for issues of models.
  package func receiveUnhandled() {
    IssueOutput.latest = self
    let found = IssueOutput.waiting
    IssueOutput.waiting = []
    for description in found { report(description) }
  }
}
#endif
