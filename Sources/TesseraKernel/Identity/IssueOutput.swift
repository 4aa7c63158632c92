/// Writes each distinct fault once, where developers see it: what a host does with issues that the program does not ask for.
///
/// Hosts give one to ``Stage/issueOutput`` in debug builds. It says which text is written; the host knows where to.
public final class IssueOutput {
  private let write: (String) -> Void
  /// The faults that were told, at most ``limit``.
  private var told: [Issue] = []
  private var toldDescriptions: Set<String> = []

  /// After how many faults no more are written: a program that makes a new one in each frame is not to fill a disk.
  public static var limit: Int { 100 }

  /// Makes an output.
  ///
  /// - Parameter write: Writes a line, without its end.
  public init(_ write: @escaping (_ line: String) -> Void) { self.write = write }

  /// Writes an issue, unless the same fault was written before.
  public func tell(_ issue: Issue) {
    guard count < Self.limit, !told.contains(issue.fault) else { return }
    told.append(issue.fault)
    writeLine(issue.description)
  }

  /// Writes the description of a fault that is no ``Issue``, unless the same one was written before.
  public func tell(_ description: String) {
    guard count < Self.limit, toldDescriptions.insert(description).inserted else { return }
    writeLine(description)
  }

  private var count: Int { told.count + toldDescriptions.count }

  private func writeLine(_ description: String) {
    write("Tessera: " + description)
    if count == Self.limit { write("Tessera: further faults are not told; see Stage.issues") }
  }
}
