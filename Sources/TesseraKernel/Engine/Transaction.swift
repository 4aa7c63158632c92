import TesseraLayout

/// The changes on screen by one update: the operations for the host, and the state after them.
public struct Transaction: Hashable, Sendable {
  /// The operations on the views, in this order.
  public var operations: [MountOperation]
  /// The visible part of the content after the operations, in content coordinates.
  public var viewport: Rect
  /// The size of the whole content, in points.
  public var contentSize: Size
  /// The issues of the content and the requests.
  public var issues: [Issue]
  package var attachments = TransactionAttachments()

  /// Creates a transaction from its parts.
  public init(operations: [MountOperation], viewport: Rect, contentSize: Size, issues: [Issue] = []) {
    self.operations = operations
    self.viewport = viewport
    self.contentSize = contentSize
    self.issues = issues
  }
}

extension Transaction: CustomStringConvertible {
  /// A description of the viewport, followed by one line for each operation and each issue.
  public var description: String {
    let size = contentSize.width.description + " × " + contentSize.height.description
    // Adding zero turns -0 into 0.
    let state = "viewport " + viewport.offset(by: .zero).description + " of " + size
    return ([state] + operations.map { $0.description } + issues.map { "issue: " + $0.description })
      .joined(separator: "\n")
  }
}
