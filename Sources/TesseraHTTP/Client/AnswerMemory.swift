import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// What servers have answered, as much as there is room for; what was used least recently goes first.
///
/// Only whole answers to `GET` are kept, and none that forbids it (`Cache-Control: no-store`). Requests are
/// the same where their addresses and all fields of their headers are.
public actor AnswerMemory {
  /// What tells requests apart.
  private struct Question: Hashable {
    let url: URL
    let headers: [String: String]

    init?(_ request: URLRequest) {
      guard let url = request.url, (request.httpMethod ?? "GET").uppercased() == "GET" else { return nil }
      self.url = url
      headers = request.allHTTPHeaderFields ?? [:]
    }
  }

  private struct Entry {
    let answer: HTTPAnswer
    var lastUse: Int
  }

  private let maximumBytes: Int
  private let maximumCount: Int
  private var entries: [Question: Entry] = [:]
  private var useCount = 0

  /// How many bytes the bodies of all answers have.
  public private(set) var byteCount = 0

  /// How many answers are kept.
  public var count: Int { entries.count }

  /// Makes a memory that is empty.
  ///
  /// - Parameters:
  ///   - maximumBytes: How many bytes the bodies of all answers may have.
  ///   - maximumCount: How many answers there may be.
  public init(maximumBytes: Int = 8 << 20, maximumCount: Int = 256) {
    self.maximumBytes = maximumBytes
    self.maximumCount = maximumCount
  }

  /// What was answered to a request.
  public func answer(to request: URLRequest) -> HTTPAnswer? {
    guard let question = Question(request), let entry = entries[question] else { return nil }
    useCount += 1
    entries[question]?.lastUse = useCount
    return entry.answer
  }

  /// Keeps an answer in place of the one to the same request.
  ///
  /// - Complexity: O(*n*) for each answer that has to go, where *n* is how many are kept.
  public func keep(_ answer: HTTPAnswer, to request: URLRequest) {
    guard let question = Question(request) else { return }
    remove(question)
    guard answer.isKeepable, answer.body.count <= maximumBytes, maximumCount > 0 else { return }
    while entries.count >= maximumCount || byteCount > maximumBytes - answer.body.count {
      guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key else { break }
      remove(oldest)
    }
    var kept = answer
    kept.origin = .kept
    useCount += 1
    entries[question] = Entry(answer: kept, lastUse: useCount)
    byteCount += kept.body.count
  }

  /// Forgets what was answered to a request.
  public func forget(_ request: URLRequest) {
    if let question = Question(request) { remove(question) }
  }

  /// Forgets everything.
  public func removeAll() {
    entries = [:]
    byteCount = 0
  }

  private func remove(_ question: Question) {
    byteCount -= entries.removeValue(forKey: question)?.answer.body.count ?? 0
  }
}

extension HTTPAnswer {
  /// Whether it is whole and may be kept.
  fileprivate var isKeepable: Bool {
    status == 200 && header("Cache-Control")?.lowercased().contains("no-store") != true
  }
}
