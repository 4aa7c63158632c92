import TesseraHTTP

extension HTTPClient {
  /// A client that waits longer than any test may take: how busy the machine is changes nothing.
  static func patient(
    memory: AnswerMemory = AnswerMemory(), maximumBytes: Int = 64 << 20
  ) -> HTTPClient {
    HTTPClient(memory: memory, timeLimit: .seconds(3600), maximumBytes: maximumBytes)
  }
}
