#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Content that is declared and compared away from the main actor.
@MainActor
@Suite("Content from the background in UIKit", .simulated)
struct BackgroundContentTests {
  /// Declares rows; must not touch the main actor.
  nonisolated private static func rows(_ numbers: [Int]) -> Content<UIKitHost> {
    Content { Section("rows") { ForEach(numbers, id: \.self) { NameCell(name: "\($0)") } } }
  }

  @Test("Each view shows content from the background, and performs changes as batches")
  func shown() async {
    for part in DisplayTrio().parts {
      #expect(await part.display.apply(animated: true) { Self.rows([0, 1, 2, 3, 4]) }, "\(part.name)")
      part.screen.wait(1)
      #expect(part.texts == ["0", "1", "2", "3", "4"], "\(part.name)")
      #expect(await part.display.apply(animated: true) { Self.rows([4, 0, 2, 3, 9]) }, "\(part.name)")
      part.screen.wait(1)
      #expect(part.texts == ["4", "0", "2", "3", "9"], "\(part.name)")
      // Of another origin than the one before.
      part.display.show(names(2..<5), animated: true, completion: nil)
      part.screen.wait(1)
      #expect(await part.display.apply(animated: true) { Self.rows([3, 8]) }, "\(part.name)")
      part.screen.wait(1)
      #expect(part.texts == ["3", "8"], "\(part.name)")
    }
  }

  @Test("Content from the background waits for a running batch, with items and placeholders")
  func waiting() async {
    for part in DisplayTrio().parts {
      part.show(names(0..<3))
      part.display.show(names(1..<5), animated: true, completion: nil)
      await part.display.apply(animated: true) { Self.rows([]).emptyRow }
      await part.display.apply(animated: true) { Self.rows([1, 4]) }
      part.screen.wait(2)
      #expect(part.texts == ["1", "4"], "\(part.name)")
      await part.display.apply(animated: true) { Self.rows([]).emptyRow }
      part.screen.wait(2)
      #expect(part.texts == ["nothing"], "\(part.name)")
    }
  }
}

extension Content<UIKitHost> {
  /// The content with a row for when there are no items.
  nonisolated fileprivate var emptyRow: Content<UIKitHost> { empty { NameCell(name: "nothing") } }
}
#endif
