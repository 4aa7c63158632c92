/// An output that writes each distinct issue once, for developers, if the app does not handle it.
///
/// Hosts set one as ``Stage/issueOutput`` in debug builds. It determines the text; the host determines where
/// it is written.
public final class IssueOutput {
  private let write: (String) -> Void
  /// The issues that have been written, at most ``limit``.
  private var reported: [Issue] = []
  private var reportedDescriptions: Set<String> = []

  /// The number of issues after which nothing more is written, so that a program with a new issue in each
  /// frame does not fill a disk.
  public static var limit: Int { 100 }

  /// Creates an output.
  ///
  /// - Parameter write: A closure that writes a line, which does not contain a newline.
  public init(_ write: @escaping (_ line: String) -> Void) { self.write = write }

  /// Writes an issue, unless it was written before.
  public func report(_ issue: Issue) {
    guard count < Self.limit, !reported.contains(issue.withoutDetails) else { return }
    reported.append(issue.withoutDetails)
    writeLine(issue.description)
  }

  /// Writes the description of a problem that is not an ``Issue``, unless it was written before.
  public func report(_ description: String) {
    guard count < Self.limit, reportedDescriptions.insert(description).inserted else { return }
    writeLine(description)
  }

  private var count: Int { reported.count + reportedDescriptions.count }

  private func writeLine(_ description: String) {
    write("Tessera: " + description)
    if count == Self.limit { write("Tessera: further issues are omitted; see Stage.issues") }
  }
}
