import TesseraAsyncHTTPClient
import TesseraHTTP

extension HTTPClient {
  /// A client over async-http-client whose time limit exceeds that of any test.
  ///
  /// The tests of TesseraHTTP that use it are compiled and run here as well.
  static func patient(
    cache: HTTPCache = HTTPCache(), maximumBytes: Int = 64 << 20
  ) -> HTTPClient {
    HTTPClient(
      transport: AsyncHTTPClientTransport(), cache: cache, timeLimit: .seconds(3600),
      maximumBytes: maximumBytes)
  }
}
