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
  /// Reads the body up to a limit. If the body is longer, reading stops and the connection is closed.
  ///
  /// - Throws: A ``LoadFailure`` or a `URLError` if the body is too long; otherwise the library's error.
  func response(to request: URLRequest, maximumBytes: Int) async throws -> HTTPResponse {
    guard let url = request.url else { throw URLError(.badURL) }
    let fields = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { $0 + ", " + $1 }
    var response = HTTPResponse(status: Int(status.code), url: url, headers: fields)
    try response.check(maximumBytes: maximumBytes, for: request)
    for try await piece in body {
      guard piece.readableBytes <= maximumBytes - response.body.count else {
        throw URLError(.dataLengthExceedsMaximum)
      }
      response.body.append(contentsOf: piece.readableBytesView)
    }
    // A body may end early when its task is canceled.
    try Task.checkCancellation()
    return response
  }
}
#endif
