import TesseraHTTP

extension HTTPClient {
  /// Returns a client whose time limit exceeds that of any test, so that a busy machine changes nothing.
  static func patient(
    cache: HTTPCache = HTTPCache(), maximumBytes: Int = 64 << 20
  ) -> HTTPClient {
    HTTPClient(cache: cache, timeLimit: .seconds(3600), maximumBytes: maximumBytes)
  }
}
