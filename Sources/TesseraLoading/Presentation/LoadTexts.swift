/// What people read where something is loading, missing, broken or at its end; an app says it in their
/// language.
public struct LoadTexts: Hashable, Sendable {
  /// Something is loading.
  public var loading: String
  /// There is nothing.
  public var empty: String
  /// How to make another attempt.
  public var retry: String
  /// How to ask for more.
  public var more: String
  /// There is nothing more; an empty text says nothing.
  public var end: String

  /// Texts; each has a plain English default.
  public init(
    loading: String = "Loading…", empty: String = "Nothing here", retry: String = "Try again",
    more: String = "Show more", end: String = "That is all"
  ) {
    self.loading = loading
    self.empty = empty
    self.retry = retry
    self.more = more
    self.end = end
  }
}
