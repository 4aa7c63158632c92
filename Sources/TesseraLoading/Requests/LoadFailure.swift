/// The reason why content could not be loaded.
public struct LoadFailure: Error, Sendable {
  /// The message for the user.
  public var message: String
  /// The part of the message that describes the problem, without the advice; `nil` for the whole message.
  ///
  /// It is shown together with the time of the next attempt, and ignored when failures are compared.
  public var reason: String?
  /// The time that the source asks to wait before another attempt; `nil` if it does not say.
  public var retryAfter: LoadDuration?
  /// Whether the same request may succeed later, as after a lost connection or with a busy server.
  ///
  /// Only such failures are retried without a request.
  public var isTransient: Bool
  /// The underlying error, which is ignored when failures are compared.
  public var cause: (any Error)?

  /// Creates a failure.
  public init(
    _ message: String, isTransient: Bool = false, retryAfter: LoadDuration? = nil, cause: (any Error)? = nil,
    reason: String? = nil
  ) {
    self.message = message
    self.reason = reason
    self.isTransient = isTransient
    self.retryAfter = retryAfter
    self.cause = cause
  }

  /// Creates a failure from an error.
  ///
  /// A ``LoadFailure`` is used as it is.
  ///
  /// The description of any other error may come from a server. Therefore the message is shortened to one
  /// line without control characters.
  public init(_ error: any Error) {
    self =
      error as? LoadFailure
      ?? LoadFailure(String(describing: error).plain(atMost: Self.longest), cause: error)
  }

  private static var longest: Int { 300 }
}

extension LoadFailure: Equatable {
  /// Returns a Boolean value that indicates whether two failures are equal, apart from their reasons and
  /// causes.
  public static func == (left: LoadFailure, right: LoadFailure) -> Bool {
    left.message == right.message && left.isTransient == right.isTransient
      && left.retryAfter == right.retryAfter
  }
}

extension LoadFailure: CustomStringConvertible {
  /// The message for the user.
  public var description: String { message }
}
