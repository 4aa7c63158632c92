import TesseraLayout

/// Everything that changes on screen with one update: what a host has to do, and what it shows afterwards.
public struct Transaction: Hashable, Sendable {
  /// What to do with the views, in this order.
  public var operations: [MountOperation]
  /// What is visible afterwards, in content coordinates.
  public var viewport: Rect
  /// The extent of everything, in points.
  public var contentSize: Size
  /// What was found wrong with the content or the requests.
  public var issues: [Issue]
  /// What behaviors tell about it.
  package var notes = TransactionNotes()

  /// Makes a transaction from its parts.
  public init(operations: [MountOperation], viewport: Rect, contentSize: Size, issues: [Issue] = []) {
    self.operations = operations
    self.viewport = viewport
    self.contentSize = contentSize
    self.issues = issues
  }
}

extension Transaction: CustomStringConvertible {
  /// What is visible, then one line for each operation and each issue.
  public var description: String {
    let size = contentSize.width.description + " × " + contentSize.height.description
    // Adding zero makes 0 of -0.
    let state = "viewport " + viewport.offset(by: .zero).description + " of " + size
    return ([state] + operations.map { $0.description } + issues.map { "issue: " + $0.description })
      .joined(separator: "\n")
  }
}
