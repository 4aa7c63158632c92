import TesseraHTTP
import Testing

extension Loader {
  func settle() async {
    await until("It never settled") { isSettled }
  }

  /// Loads all pages at an end, at most a hundred.
  func loadAll(_ direction: PageDirection) async {
    await settle()
    for _ in 0..<100 where !hasEnded(direction) {
      load(.page(direction))
      await settle()
    }
  }
}
