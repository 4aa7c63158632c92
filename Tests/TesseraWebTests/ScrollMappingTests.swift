import Testing

@testable import TesseraWeb

@Suite("Scroll positions of elements and of content")
struct ScrollMappingTests {
  /// A mapping of content at rest at its start.
  private func mapping(content: Double, viewport: Double = 800) -> ScrollMapping {
    var mapping = ScrollMapping()
    _ = mapping.update(content: content, viewport: viewport, offset: 0, isResting: true)
    return mapping
  }

  @Test("Short content has the length of the element, and equal positions")
  func short() {
    var mapping = mapping(content: 10_000)
    #expect(mapping.length == 10_000)
    #expect(mapping.follow(120) == .by(120))
    #expect(mapping.update(content: 10_000, viewport: 800, offset: 120, isResting: true) == nil)
    #expect(mapping.shift == 0)
  }

  @Test("A bounce at the start, where Safari reports positions below 0, moves nothing")
  func bounce() {
    var mapping = mapping(content: 10_000)
    for position in [-20, -50, -30, -0.25, 0] {
      #expect(mapping.follow(position) == nil)
      #expect(mapping.update(content: 10_000, viewport: 800, offset: 0, isResting: false) == nil)
      #expect(mapping.shift == 0)
    }
    #expect(mapping.follow(30) == .by(30))
    #expect(mapping.follow(-10) == .by(-30))
  }

  @Test("The element of ten million rows is shorter than browsers allow")
  func long() { #expect(mapping(content: 400_000_000).length == ScrollMapping.largestLength) }

  @Test(
    "A step of the element is the same step of long content, wherever it is", arguments: [0, 5e6, 2e8, 3.9e8])
  func steps(offset: Double) {
    var mapping = mapping(content: 4e8)
    _ = mapping.update(content: 4e8, viewport: 800, offset: offset, isResting: true)
    let position = mapping.position
    #expect(mapping.follow(position + 37) == .by(37))
    #expect(mapping.update(content: 4e8, viewport: 800, offset: offset + 37, isResting: false) == nil)
    #expect(mapping.position == position + 37)
    #expect(mapping.shift == offset - position)
  }

  @Test("Both ends of long content are reached by the ends of the element, exactly")
  func ends() {
    let mapping = mapping(content: 400_000_123.5)
    #expect(mapping.contentPosition(of: 0) == 0)
    #expect(mapping.contentPosition(of: mapping.length - 800) == 400_000_123.5 - 800)
    #expect(mapping.elementPosition(of: 400_000_123.5 - 800) == mapping.length - 800)
  }

  @Test(
    "A scroll bar that is dragged far jumps in proportion",
    arguments: [0, 0.125, 0.25, 0.5, 0.75, 0.875, 1])
  func jumps(fraction: Double) {
    var mapping = mapping(content: 4e8)
    let target = (fraction * (mapping.length - 800)).rounded()
    let step = mapping.follow(target)
    if target == 0 {
      #expect(step == nil)
    } else {
      #expect(step == .to(mapping.contentPosition(of: target).rounded()))
    }
    // The element stays under the pointer when scrolling rests.
    let offset = mapping.contentPosition(of: target)
    #expect(mapping.update(content: 4e8, viewport: 800, offset: offset, isResting: true) == nil)
    #expect(abs(mapping.elementPosition(of: offset) - target) < 0.01)
  }

  @Test("An element at its end follows content that is not at its end yet")
  func stuck() {
    var mapping = mapping(content: 5000)
    _ = mapping.follow(4200)
    // The rows above turned out to be higher.
    let position = mapping.update(content: 9000, viewport: 800, offset: 4700, isResting: false)
    #expect(position == nil)
    #expect(mapping.shift == 500)
    #expect(mapping.follow(0) == .to(0))
    #expect(mapping.update(content: 9000, viewport: 800, offset: 300, isResting: false) == 300)
    #expect(mapping.shift == 0)
  }

  @Test("An element that becomes larger at its end is moved by the browser, not by the user")
  func growing() {
    var mapping = mapping(content: 5000)
    _ = mapping.follow(4200)
    _ = mapping.update(content: 5000, viewport: 800, offset: 4200, isResting: true)
    mapping.resize(to: 1000)
    #expect(mapping.follow(4000) == nil)
    #expect(mapping.follow(3990) == .by(-10))
  }

  @Test("Rounded positions are not scrolls")
  func rounding() {
    var mapping = mapping(content: 10_000)
    _ = mapping.follow(100)
    #expect(mapping.follow(100.4) == nil)
    #expect(mapping.position == 100)
  }
}
