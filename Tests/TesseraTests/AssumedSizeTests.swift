import Foundation
import Tessera
import TesseraLayout
import TesseraTesting
import TestSupport
import Testing

@_spi(Behaviors) @testable import TesseraKernel

/// Rows of several kinds are sized only when they are inserted or change, and still get the frames of a full
/// layout.
@MainActor
@Suite("Avoiding queries for sizes")
struct AssumedSizeTests {
  private struct Message: Identifiable, Equatable {
    let id: UUID
    var text: String
    var isOwn: Bool

    init(_ number: Int) { (id, text, isOwn) = (UUID(), "message number \(number)", number % 3 == 0) }
  }

  /// Counts the created rows.
  @MainActor
  private final class Counter {
    var count = 0

    func rows(_ work: () -> Void) -> Int {
      count = 0
      work()
      return count
    }
  }

  private struct TallLabel: CanvasCell {
    var text: String
    static let sizing = Sizing.height(2 * TextMetrics.lineHeight)

    func draw(in canvas: inout Canvas) { canvas.text(text) }
  }

  private let counter = Counter()
  private let size = Size(width: 80 * TextMetrics.lineHeight, height: 20 * TextMetrics.lineHeight)

  /// One row per message, of one of two kinds; all of the tall kind if `allTall` is `true`.
  private func content(_ messages: [Message], allTall: Bool = false, layout: Layout = .list()) -> Content<
    Headless
  > {
    Content {
      Section("messages", layout: layout) {
        ForEach(messages) { [counter] message in
          let _ = MainActor.assumeIsolated { counter.count += 1 }
          if message.isOwn || allTall { TallLabel(text: message.text) } else { Label(message.text) }
        }
      }
    }
  }

  private func frames(_ collection: HeadlessCollection) -> [Rect] {
    let frames = collection.engine.frames.sections[0]
    return (0..<frames.items.count).map { frames.body.frame(at: $0) }
  }

  @Test("Showing an array with few changes queries only visible and changed rows")
  func work() {
    var messages = (0..<20_000).map { Message($0) }
    let collection = HeadlessCollection(size: size, content: content(messages))
    let first = counter.rows { collection.show(content(messages)) }
    #expect(first < 100)
    messages.append(Message(1))
    #expect(counter.rows { collection.show(content(messages)) } < 100)
    messages[12_000].text = "another text"
    messages[500].isOwn.toggle()
    #expect(counter.rows { collection.show(content(messages)) } < 100)
    messages.remove(at: 3)
    messages.insert(Message(3), at: 9_000)
    #expect(counter.rows { collection.show(content(messages)) } < 100)
    messages.swapAt(40, 15_000)
    #expect(counter.rows { collection.show(content(messages)) } < 100)
    #expect(frames(collection) == frames(HeadlessCollection(size: size, content: content(messages))))
    // Recreated values cannot be recognized as equal from outside.
    messages = messages.map { message in
      var copy = message
      copy.text = String(copy.text.reversed().reversed())
      return copy
    }
    collection.show(content(messages))
    #expect(frames(collection) == frames(HeadlessCollection(size: size, content: content(messages))))
  }

  @Test("A size and traits for all rows avoid queries, even with two kinds of rows")
  func declaredForAll() {
    let messages = (0..<20_000).map { Message($0) }
    let height = Sizing.height(TextMetrics.lineHeight)
    func rows() -> ForEach<[Message], UUID, AnyCell<Headless>> {
      ForEach(messages) { [counter] message in
        let _ = MainActor.assumeIsolated { counter.count += 1 }
        if message.isOwn { TallLabel(text: message.text) } else { Label(message.text) }
      }
    }
    let sized = Content { Section("messages") { rows().size(height) } }
    let declared = Content { Section("messages") { rows().size(height).traits(LayoutTraits()) } }
    #expect(counter.rows { _ = HeadlessCollection(size: size, content: sized) } >= 20_000)
    #expect(counter.rows { _ = HeadlessCollection(size: size, content: declared) } < 100)
  }

  @Test("A visible row that depends on captured state makes all rows be queried")
  func capturedState() {
    let messages = (0..<2_000).map { Message($0) }
    let collection = HeadlessCollection(size: size, content: content(messages))
    for allTall in [true, false, true] {
      collection.show(content(messages, allTall: allTall))
      let fresh = HeadlessCollection(size: size, content: content(messages, allTall: allTall))
      #expect(frames(collection) == frames(fresh))
    }
  }

  @Test("A far row that depends on captured state is corrected when it comes near")
  func farAway() throws {
    let messages = (0..<2_000).map { Message($0) }
    let numbers = Dictionary(uniqueKeysWithValues: messages.enumerated().map { ($0.element.id, $0.offset) })
    func content(expanding range: Range<Int>) -> Content<Headless> {
      Content {
        Section("messages") {
          ForEach(messages) { message in
            if range.contains(numbers[message.id] ?? -1) {
              TallLabel(text: message.text)
            } else {
              Label(message.text)
            }
          }
        }
      }
    }
    let collection = HeadlessCollection(size: size, content: content(expanding: 0..<0))
    collection.show(content(expanding: 1_000..<1_100))
    collection.scroll(by: 990 * TextMetrics.lineHeight)
    collection.scroll(by: 5 * TextMetrics.lineHeight)
    let fresh = HeadlessCollection(size: size, content: content(expanding: 1_000..<1_100))
    #expect(frames(collection) == frames(fresh))
    let first = try #require(
      collection.engine.cells.first { $0.key.element == .item(ItemID(messages[995].id), occurrence: 0) })
    #expect(first.placement.frame.minY >= 995 * TextMetrics.lineHeight)
  }

  @Test("Heights that are not a multiple of the arrangement's unit migrate too")
  func crookedHeights() {
    var messages = (0..<5_000).map { Message($0) }
    func content() -> Content<Headless> {
      Content {
        Section("messages") {
          ForEach(messages) { [counter] message in
            let _ = MainActor.assumeIsolated { counter.count += 1 }
            Label(message.text).size(.height(message.isOwn ? 33.3 : 20.1))
          }
        }
      }
    }
    let collection = HeadlessCollection(size: size, content: content())
    messages.append(Message(1))
    #expect(counter.rows { collection.show(content()) } < 100)
    #expect(frames(collection) == frames(HeadlessCollection(size: size, content: content())))
  }

  @Test("A far row with a fractional size is corrected when it comes near")
  func partsOfTheRoom() {
    let messages = (0..<2_000).map { Message($0) }
    func content(_ expanded: UUID?) -> Content<Headless> {
      Content {
        Section("messages") {
          ForEach(messages) { message in
            Label(message.text).size(
              Sizing(height: .fraction(message.id == expanded ? 0.5 : 0.1, of: .horizontal)))
          }
        }
      }
    }
    let collection = HeadlessCollection(size: size, content: content(nil))
    collection.show(content(messages[1_500].id))
    collection.engine.scroll(to: ItemID(messages[1_500].id), at: .start)
    collection.update()
    #expect(
      frames(collection) == frames(HeadlessCollection(size: size, content: content(messages[1_500].id))))
  }

  @Test("A size of ForEach overrides the sizes of its cells, even of changed ones")
  func sizeOfForEach() {
    var messages = (0..<2_000).map { Message($0) }
    func content() -> Content<Headless> {
      Content {
        Section("messages") {
          ForEach(messages) { message in
            if message.isOwn { TallLabel(text: message.text) } else { Label(message.text) }
          }
          .size(.height(10))
        }
      }
    }
    let collection = HeadlessCollection(size: size, content: content())
    messages[1_000].isOwn.toggle()
    collection.show(content())
    #expect(frames(collection) == frames(HeadlessCollection(size: size, content: content())))
    #expect(collection.engine.contentSize.height == 20_000)
  }

  @Test("Elements that are their own ids are queried at every change")
  func ids() {
    let ids = (0..<500).map { "message \($0)" }
    func content(_ tall: Set<String>) -> Content<Headless> {
      Content {
        Section("messages") {
          ForEach(ids, id: \.self) { id in
            if tall.contains(id) { TallLabel(text: id) } else { Label(id) }
          }
        }
      }
    }
    let collection = HeadlessCollection(size: size, content: content([]))
    collection.show(content(["message 400"]))
    #expect(frames(collection) == frames(HeadlessCollection(size: size, content: content(["message 400"]))))
  }

  @Test(
    "Frames equal those of a new layout with sizes on each cell, in any layout", .tags(.model),
    arguments: (0..<UInt64(12)).sampled)
  func random(seed: UInt64) {
    struct Block: Identifiable, Equatable {
      var id: Int
      var height: Int
      var isWide: Bool
    }
    var random = SeededGenerator(seed: seed)
    let layouts: [Layout] = [
      .list(), .list(spacing: 3), .grid(columns: .count(3)), .flow(), .waterfall(columns: 3),
    ]
    let layout = layouts[Int(seed) % layouts.count]
    func block() -> Block {
      Block(
        id: .random(in: 0..<1_000_000, using: &random), height: .random(in: 1...9, using: &random),
        isWide: .random(using: &random))
    }
    func content(_ blocks: [Block]) -> Content<Headless> {
      Content {
        Section("blocks", layout: layout) {
          ForEach(blocks) { block in
            if block.isWide {
              TallLabel(text: "\(block.id)").size(.fixed(width: 60, height: Double(block.height)))
            } else {
              Label("\(block.id)").size(.fixed(width: 25, height: Double(block.height)))
            }
          }
        }
      }
    }
    var blocks = (0..<60).map { _ in block() }
    let collection = HeadlessCollection(size: Size(width: 200, height: 60), content: content(blocks))
    for step in 0..<60 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: blocks.insert(block(), at: .random(in: 0...blocks.count, using: &random))
      case 1 where blocks.count > 20: blocks.remove(at: .random(in: 0..<blocks.count, using: &random))
      case 2:
        blocks.swapAt(
          .random(in: 0..<blocks.count, using: &random), .random(in: 0..<blocks.count, using: &random))
      case 3:
        blocks[.random(in: 0..<blocks.count, using: &random)].height = .random(in: 1...9, using: &random)
      case 4: blocks[.random(in: 0..<blocks.count, using: &random)].isWide.toggle()
      default: blocks.shuffle(using: &random)
      }
      collection.show(content(blocks))
      if step % 3 == 0 { collection.scroll(by: .random(in: -40...60, using: &random)) }
      let fresh = HeadlessCollection(size: Size(width: 200, height: 60), content: content(blocks))
      #expect(frames(collection) == frames(fresh), "step \(step)")
    }
    #expect(collection.issues.isEmpty)
  }
}
