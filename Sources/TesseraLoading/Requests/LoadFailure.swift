/// Why something could not be loaded, as a value.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct LoadFailure: Error, Sendable {
  /// What a person is told.
  public var message: String
  /// The part of the message that says what is wrong, without what to do about it and when; nil: all of it. It is shown
  /// beside the time of the next attempt. Not compared.
  public var reason: String?
  /// How long the source asks to be left alone; nil: it does not say.
  public var retryAfter: Duration?
  /// Whether the same request may succeed later: a connection was lost, a server is busy. Only these are tried
  /// again without being asked.
  public var isTransient: Bool
  /// What was thrown, for an app that knows its kind; not compared.
  public var cause: (any Error)?

  /// Says why something could not be loaded.
  public init(
    _ message: String, isTransient: Bool = false, retryAfter: Duration? = nil, cause: (any Error)? = nil,
    reason: String? = nil
  ) {
    self.message = message
    self.reason = reason
    self.isTransient = isTransient
    self.retryAfter = retryAfter
    self.cause = cause
  }

  /// What was thrown, as a failure: itself where it is one. What another error says of itself may come from a server: the
  /// message is one line without control characters, and shortened.
  public init(_ error: any Error) {
    self =
      error as? LoadFailure
      ?? LoadFailure(String(describing: error).plain(atMost: Self.longest), cause: error)
  }

  /// How many characters of what an error says of itself people are told.
  private static var longest: Int { 300 }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadFailure: Equatable {
  /// Whether two failures say the same.
  public static func == (left: LoadFailure, right: LoadFailure) -> Bool {
    left.message == right.message && left.isTransient == right.isTransient
      && left.retryAfter == right.retryAfter
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension LoadFailure: CustomStringConvertible {
  /// What a person is told.
  public var description: String { message }
}
