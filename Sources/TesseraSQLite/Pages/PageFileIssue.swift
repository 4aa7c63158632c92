/// An issue with stored pages that cannot be read, or with pages that cannot be stored.
///
/// No issue prevents loading: missing pages are loaded from their source.
public enum PageFileIssue: Hashable, Sendable {
  /// The file was replaced by an empty one.
  case discarded(Reason)
  /// The file is left as it is, and nothing is stored: it belongs to another program, or cannot be created or
  /// opened.
  ///
  /// If the file is locked or out of reach, each use tries again, and the issue is reported once until then.
  case unusable(String)
  /// A page was removed because it could not be read.
  case pageDiscarded(feed: String, String)
  /// A page could not be stored, and the one with the same key is unchanged.
  case notStored(feed: String, String)

  /// The reason why a file was replaced by an empty one.
  public enum Reason: Hashable, Sendable {
    /// The file was damaged.
    case damaged(String)
    /// Another program removed the file while it was open.
    case removed
    /// The file has another format, with the given number.
    case otherFormat(Int)
    /// Another version of the app wrote the file.
    case otherVersion(String)
  }
}

extension PageFileIssue: CustomStringConvertible {
  /// A sentence that describes the issue.
  public var description: String {
    switch self {
    case .discarded(.damaged(let what)): "the page file was damaged and was replaced by an empty one: \(what)"
    case .discarded(.removed): "the page file was removed while it was open and was replaced by an empty one"
    case .discarded(.otherFormat(let number)):
      "the page file had format \(number) and was replaced by an empty one"
    case .discarded(.otherVersion(let version)):
      "the page file was of version '\(version)' and was replaced by an empty one"
    case .unusable(let why): "the page file cannot be used: \(why)"
    case .pageDiscarded(let feed, let why): "a page of '\(feed)' was discarded: \(why)"
    case .notStored(let feed, let why): "a page of '\(feed)' was not stored: \(why)"
    }
  }
}
