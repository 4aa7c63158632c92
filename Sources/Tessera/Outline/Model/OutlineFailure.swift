/// The reason why the children of a node could not be loaded.
public struct OutlineFailure: Error, Hashable, Sendable {
  /// The message for the user.
  public var message: String

  /// Creates a failure with a message for the user.
  public init(_ message: String) { self.message = message }
}

extension OutlineFailure: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
