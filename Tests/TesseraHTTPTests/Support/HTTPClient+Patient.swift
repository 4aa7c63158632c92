import Foundation
import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension HTTPClient {
  /// A client that waits longer than any test may take: how busy the machine is changes nothing.
  static func patient(
    memory: AnswerMemory = AnswerMemory(), maximumBytes: Int = 64 << 20
  ) -> HTTPClient {
    HTTPClient(session: .patient, memory: memory, timeLimit: .seconds(3600), maximumBytes: maximumBytes)
  }
}

extension URLSession {
  /// A session without a cache that waits longer than any test may take.
  static let patient: URLSession = {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.timeoutIntervalForRequest = 3600
    return URLSession(configuration: configuration)
  }()
}
