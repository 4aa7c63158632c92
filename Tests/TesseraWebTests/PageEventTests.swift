import Testing

@testable import TesseraWeb

@Suite("Events of the page")
struct PageEventTests {
  private func read(_ bytes: [UInt8]) -> PageEvent? {
    bytes.withUnsafeBytes { bytes in
      var reader = EventReader(bytes)
      return reader.read()
    }
  }

  private func double(_ value: Double) -> [UInt8] {
    withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
  }
  private func word(_ value: UInt32) -> [UInt8] { withUnsafeBytes(of: value.littleEndian) { Array($0) } }
  private func text(_ text: String) -> [UInt8] { word(UInt32(text.utf8.count)) + Array(text.utf8) }

  @Test("Sizes, scrolls and pointers are read as they were written")
  func values() {
    #expect(
      read([1] + double(640.5) + double(480) + (double(1.25) + [3]))
        == .resize(
          Size(width: 640.5, height: 480), PageSettings(scale: 1.25, reducesMotion: true, isRightToLeft: true)
        ))
    #expect(read([2] + double(3) + double(4_000_000)) == .scroll(Point(x: 3, y: 4_000_000)))
    #expect(
      read([3, 2, 2, 5] + double(7) + double(8))
        == .pointer(.up, at: Point(x: 7, y: 8), button: .secondary, [.shift, .control]))
    #expect(read([6] + word(.max) + word(0)) == .focus(nil, control: 0))
    #expect(
      read([5] + word(9) + word(1) + ([4] + text("é<")))
        == .control(9, ControlEvent(control: 1, change: .edit("é<"))))
  }

  @Test(
    "Keys have the names of browsers",
    arguments: [
      ("ArrowDown", Key.down), ("a", .character("a")), ("F5", .function(5)), ("ü", .character("ü")),
      (" ", .character(" ")),
    ])
  func keys(name: String, key: Key) { #expect(read([4, 0] + text(name)) == .key(key, [])) }

  @Test(
    "Modifiers alone, dead keys and unknown names are no keys",
    arguments: ["Shift", "Dead", "", "F99", "Fx"])
  func noKeys(name: String) { #expect(read([4, 0] + text(name)) == nil) }

  @Test("Shift is a part of a character, and Shift with Tab is a key of its own")
  func shift() {
    #expect(read([4, 1] + text("A")) == .key(.character("A"), []))
    #expect(read([4, 5] + text("A")) == .key(.character("A"), [.shift, .control]))
    #expect(read([4, 1] + text("ArrowDown")) == .key(.down, .shift))
  }

  @Test("Caps Lock does not make another command of a letter with Control or Command")
  func capsLock() {
    #expect(read([4, 4] + text("A")) == .key(.character("a"), .control))
    #expect(read([4, 8] + text("R")) == .key(.character("r"), .command))
    #expect(read([4, 5] + text("a")) == .key(.character("A"), [.shift, .control]))
    #expect(read([4, 0] + text("A")) == .key(.character("A"), []))
    #expect(read([4, 4] + text("Ü")) == .key(.character("Ü"), .control))
  }

  @Test("An event that is cut short anywhere is ignored")
  func truncated() {
    let size: [UInt8] = double(640) + double(480) + double(1)
    let edit: [UInt8] = word(9) + word(1) + [4]
    let events: [[UInt8]] = [
      [1] + size + [0], [2] + double(3) + double(4), [4, 0] + text("Enter"), [5] + edit + text("text"),
      [7] + word(1),
    ]
    for event in events {
      #expect(read(event) != nil)
      for count in 0..<event.count { #expect(read(Array(event.prefix(count))) == nil) }
    }
    #expect(read([2] + double(Double.nan) + double(0)) == nil)
    #expect(read([99]) == nil)
  }

  @Test("Positions that are too large for a program in a browser are ignored, or are none")
  func largePositions() {
    #expect(read([5] + word(9) + word(1) + [3] + word(.max)) == nil)
    #expect(read([5] + word(9) + word(1 << 31) + [0]) == nil)
    #expect(read([9] + word(1 << 31)) == .menu(nil))
    #expect(read([6] + word(9) + word(1 << 31)) == .focus(9, control: nil))
  }
}
