import Testing

/// The simulation of UIKit is built beside these tests, under another name: nobody else takes it for UIKit.
@Suite("Isolation from the simulation of UIKit")
struct IsolationTests {
  @Test("UIKit cannot be imported where it is not")
  func noUIKit() {
    #if os(Linux) && canImport(UIKit)
    let isVisible = true
    #else
    let isVisible = false
    #endif
    #expect(!isVisible)
  }
}
