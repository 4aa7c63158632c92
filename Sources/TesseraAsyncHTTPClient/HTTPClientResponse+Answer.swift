#if AsyncHTTPClient
import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import TesseraHTTP

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension HTTPClientResponse {
  /// Reads the body up to a limit. Where it becomes longer, it is read no further, and the connection is closed.
  ///
  /// - Throws: A ``LoadFailure`` or a `URLError` where the body is too long; else what the library throws.
  func answer(to request: URLRequest, maximumBytes: Int) async throws -> HTTPAnswer {
    guard let url = request.url else { throw URLError(.badURL) }
    let fields = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { $0 + ", " + $1 }
    var answer = HTTPAnswer(status: Int(status.code), url: url, headers: fields)
    try answer.check(maximumBytes: maximumBytes, answering: request)
    for try await piece in body {
      guard piece.readableBytes <= maximumBytes - answer.body.count else {
        throw URLError(.dataLengthExceedsMaximum)
      }
      answer.body.append(contentsOf: piece.readableBytesView)
    }
    // A body may end early when its task is cancelled.
    try Task.checkCancellation()
    return answer
  }
}
#endif
