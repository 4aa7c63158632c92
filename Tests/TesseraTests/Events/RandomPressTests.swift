import Tessera
import TesseraLayout
import TesseraTesting
import TestSupport
import Testing

/// Random presses while the content changes, against a simple model.
@MainActor
@Suite("Random presses", .tags(.model))
struct RandomPressTests {
  private enum Step {
    case down(row: Int), up, hold, scroll(Double), show([Int])
  }

  /// Labels for even numbers, groups of one or two labels for odd ones.
  private func content(_ numbers: [Int], _ log: EventLog) -> Content<Headless> {
    Content {
      Section("s") {
        for number in numbers {
          if number % 2 == 0 {
            Label("\(number)").id(number).onTap { log.note("tap \(number)") }
              .onLongPress { log.note("hold \(number)") }
          } else {
            Group {
              Label("\(number)")
              if number % 3 == 0 { Label("\(number)") }
            }
            .id(number).onTap { log.note("tap \(number)") }.onLongPress { log.note("hold \(number)") }
          }
        }
      }
    }
  }

  private func program(_ seed: UInt64) -> [Step] {
    var generator = SeededGenerator(seed: seed)
    return (0..<60).map { _ in
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...2: .down(row: Int.random(in: 0..<8, using: &generator))
      case 3...5: .up
      case 6: .hold
      case 7: .scroll(Double(Int.random(in: -3...3, using: &generator)) * 16)
      default:
        .show(Array((0..<14).shuffled(using: &generator).prefix(Int.random(in: 0..<14, using: &generator))))
      }
    }
  }

  @Test(
    "A press goes only to the item under it, and only if the item stays",
    arguments: (0..<UInt64(150)).sampled)
  func presses(_ seed: UInt64) {
    let log = EventLog()
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 96), configuration: EngineConfiguration(overscan: 0),
      content: content(Array(0..<14), log))
    var pressed: Int?
    var (isLong, time, point) = (false, 0.0, Point.zero)
    for (position, step) in program(seed).enumerated() {
      var expected: [String] = []
      // Too short for a long press.
      time += 0.001
      switch step {
      case .down(let row):
        let rows = collection.text().split(separator: "\n", omittingEmptySubsequences: false)
        pressed = row < rows.count ? Int(rows[row]) : nil
        isLong = false
        point = Point(x: 4, y: Double(row) * 16 + 8)
        collection.pointer(.down, at: point, time: time)
      case .up:
        if let pressed, !isLong { expected = ["tap \(pressed)"] }
        pressed = nil
        collection.pointer(.up, at: point, time: time)
      case .hold:
        time += 1
        if let pressed, !isLong { expected = ["hold \(pressed)"] }
        isLong = true
        collection.wait(until: time)
      case .scroll(let distance):
        if distance != 0 { pressed = nil }
        collection.scroll(by: distance)
      case .show(let numbers):
        if let number = pressed, !numbers.contains(number) { pressed = nil }
        collection.show(content(numbers, log))
      }
      #expect(log.take() == expected, "seed \(seed), step \(position): \(step)")
      let highlighted = collection.engine.highlightedKey?.element
      #expect(
        highlighted == pressed.map { .item(ItemID($0), occurrence: 0) }, "seed \(seed), step \(position)")
    }
    #expect(collection.issues.isEmpty)
  }
}
