import TesseraAsyncHTTPClient
import TesseraHTTP

extension HTTPClient {
  /// A client over async-http-client that waits longer than any test may take.
  ///
  /// The tests of TesseraHTTP that ask by it are compiled and run here as well.
  static func patient(
    memory: AnswerMemory = AnswerMemory(), maximumBytes: Int = 64 << 20
  ) -> HTTPClient {
    HTTPClient(
      transport: AsyncHTTPClientTransport(), memory: memory, timeLimit: .seconds(3600),
      maximumBytes: maximumBytes)
  }
}
