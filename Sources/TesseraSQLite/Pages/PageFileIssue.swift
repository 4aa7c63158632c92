/// What has become of kept pages that cannot be read, or of pages that cannot be kept.
///
/// None of it stops anybody: what is not there is loaded from its source.
public enum PageFileIssue: Hashable, Sendable {
  /// Everything in the file is forgotten; it begins anew.
  case discarded(Reason)
  /// The file is left as it is, and nothing is kept: it belongs to another program, or cannot be made or
  /// opened. Where it is locked or out of reach it is tried again at each use, and reported once until then.
  case unusable(String)
  /// A page is forgotten: it could not be read.
  case pageDiscarded(feed: String, String)
  /// A page could not be kept, and the one with the same key stays as it was.
  case notKept(feed: String, String)

  /// Why a file begins anew.
  public enum Reason: Hashable, Sendable {
    /// Its bytes are not those that were written.
    case damaged(String)
    /// Another program removed it while it was open.
    case removed
    /// It was written in another format, known by its number.
    case otherFormat(Int)
    /// It was written by another version of the app.
    case otherVersion(String)
  }
}

extension PageFileIssue: CustomStringConvertible {
  /// One sentence.
  public var description: String {
    switch self {
    case .discarded(.damaged(let what)): "the page file was damaged and begins anew: \(what)"
    case .discarded(.removed): "the page file was removed while it was open and begins anew"
    case .discarded(.otherFormat(let number)): "the page file has format \(number) and begins anew"
    case .discarded(.otherVersion(let version)): "the page file is of version '\(version)' and begins anew"
    case .unusable(let why): "the page file cannot be used: \(why)"
    case .pageDiscarded(let feed, let why): "a page of '\(feed)' is forgotten: \(why)"
    case .notKept(let feed, let why): "a page of '\(feed)' is not kept: \(why)"
    }
  }
}
