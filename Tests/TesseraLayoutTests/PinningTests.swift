import Testing
import TesseraLayout

@Suite struct PinningTests {
  private let header = Rect(x: 5, y: 100, width: 200, height: 30)

  private func top(scrolled: Double, limit: Double) -> Double {
    Pinning.frame(of: header, visible: Rect(x: 0, y: scrolled, width: 200, height: 300), limit: limit).minY
  }

  @Test func staysUntilScrolledPast() {
    #expect(top(scrolled: 0, limit: 500) == 100)
    #expect(top(scrolled: 100, limit: 500) == 100)
    #expect(top(scrolled: 101, limit: 500) == 101)
  }

  @Test func isPushedOutByTheLimit() {
    #expect(top(scrolled: 470, limit: 500) == 470)
    #expect(top(scrolled: 480, limit: 500) == 470)
    #expect(top(scrolled: 900, limit: 500) == 470)
  }

  @Test func isNeverBeforeItsPlace() {
    #expect(top(scrolled: 200, limit: 110) == 100)
    #expect(top(scrolled: -50, limit: -100) == 100)
  }

  @Test func keepsTheOtherAxis() {
    let visible = Rect(x: 70, y: 150, width: 100, height: 100)
    let frame = Pinning.frame(of: header, visible: visible, limit: 500)
    #expect(frame == Rect(x: 5, y: 150, width: 200, height: 30))
    let sideways = Pinning.frame(of: header, visible: visible, limit: 500, along: .horizontal)
    #expect(sideways == Rect(x: 70, y: 100, width: 200, height: 30))
  }

  @Test func undefinedNumbersChangeNothing() {
    #expect(top(scrolled: .nan, limit: 500) == 100)
    #expect(top(scrolled: 200, limit: .nan) == 100)
    #expect(top(scrolled: 200, limit: .infinity) == 200)
  }
}
