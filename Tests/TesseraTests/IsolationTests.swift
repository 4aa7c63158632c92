import Testing

/// The simulation of UIKit is built beside these tests under another name, so that no other target imports it
/// as UIKit.
@Suite("Isolation from the simulation of UIKit")
struct IsolationTests {
  @Test("UIKit cannot be imported on Linux")
  func noUIKit() {
    #if os(Linux) && canImport(UIKit)
    let isVisible = true
    #else
    let isVisible = false
    #endif
    #expect(!isVisible)
  }
}
