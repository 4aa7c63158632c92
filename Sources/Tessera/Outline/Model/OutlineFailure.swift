/// Why the children of a node could not be loaded.
public struct OutlineFailure: Error, Hashable, Sendable {
  /// What people read.
  public var message: String

  /// Makes a failure from what people read about it.
  public init(_ message: String) { self.message = message }
}

extension OutlineFailure: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
