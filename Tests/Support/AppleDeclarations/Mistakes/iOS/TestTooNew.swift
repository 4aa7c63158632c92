// Tests must declare their availability, like all other code.
import Testing
import UIKit

@MainActor
struct SharedTests {
  @Test func waits() async throws {
    try await Task.sleep(for: .seconds(1))  // error: is only available in iOS 16.0 or newer
    #expect(UIView().bounds.isEmptie)  // error: value of type 'CGRect' has no member 'isEmptie'
  }
}
