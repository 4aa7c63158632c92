import TesseraLoading

extension Loader {
  /// Stops everything, because the example is no longer shown.
  func leave() {
    onChange = nil
    disappear()
    cancel()
  }
}
