import TesseraLoading

extension Loader {
  /// Ends everything, because nobody looks any more.
  func leave() {
    onChange = nil
    disappear()
    cancel()
  }
}
