import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
  /// The request for what has changed since an answer was kept; nil where that cannot be asked: the answer
  /// has nothing to ask by, or the request asks something of the kind itself.
  func asking(whether kept: HTTPAnswer) -> URLRequest? {
    let conditions = ["If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range"]
    guard conditions.allSatisfy({ value(forHTTPHeaderField: $0) == nil }) else { return nil }
    var question = self
    question.setValue(kept.entityTag, forHTTPHeaderField: "If-None-Match")
    question.setValue(kept.modificationDate, forHTTPHeaderField: "If-Modified-Since")
    return kept.entityTag == nil && kept.modificationDate == nil ? nil : question
  }
}

extension HTTPAnswer {
  /// The tag of the content, as it was sent, quotes or not; nil: there is none, or it cannot be sent back.
  var entityTag: String? { header("ETag").flatMap(\.sendable) }

  /// When the content was changed, as the server writes it.
  var modificationDate: String? { header("Last-Modified").flatMap(\.sendable) }

  /// This answer, kept, with what is new about it; nil where the server that confirms means another one.
  func confirmed(by news: HTTPAnswer) -> HTTPAnswer? {
    if let entityTag, let other = news.entityTag, entityTag.withoutWeakness != other.withoutWeakness {
      return nil
    }
    var answer = self
    answer.origin = .confirmed
    // What describes the body describes the one that is kept.
    let news = news.headers.filter { !$0.key.hasPrefix("content-") && $0.key != "transfer-encoding" }
    answer.headers.merge(news) { $1 }
    return answer
  }
}

extension String {
  /// The text, where it can stand in a header: nothing but visible ASCII and spaces.
  fileprivate var sendable: String? {
    !isEmpty && utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? self : nil
  }

  /// A tag without the mark of those that say only that contents mean the same.
  fileprivate var withoutWeakness: Substring { hasPrefix("W/") ? dropFirst(2) : self[...] }
}
