import Tessera
import TestCells
import Testing

@testable import TesseraTerminal

/// Images as pixels, as readers of the two protocols see them.
@MainActor
@Suite("Pictures in a terminal")
struct PictureTests {
  private static let character = PixelSize(width: 4, height: 8)
  /// An image of which each pixel has another color.
  private static let image = Image(
    width: 16, height: 16,
    pixels: (0..<256).map { (index: UInt32) in (index % 16 * 17) << 16 | (index / 16 * 17) << 8 })

  /// A picture of four rows between two lines of text, and many lines below it.
  private static func content(_ image: Image, title: String = "above") -> Content<Terminal> {
    Content {
      Section("picture") {
        Text(title)
        Picture(image, size: .height(64)).size(.height(64))
        Text("below")
      }
      Section("lines") { ForEach(0..<40) { Text("line \($0)") } }
    }
  }

  private func harness(_ graphics: TerminalGraphics, _ content: Content<Terminal>) -> ScreenHarness {
    let harness = ScreenHarness(content)
    harness.screen.surface.graphics = graphics
    return harness
  }

  @Test("A terminal that keeps images gets the pixels once, and places them")
  func kitty() throws {
    let harness = harness(.kitty(character: Self.character), Self.content(Self.image))
    var reader = KittyReader()
    reader.feed(harness.screen.frame(at: nil))
    let placement = try #require(reader.placements.values.first)
    #expect(reader.placements.count == 1 && reader.images[placement.image] == Self.image)
    // The picture is a square of 64 points: eight columns and four rows.
    #expect(placement.rows == 4 && placement.columns == 8 && placement.row == 1)
    #expect((placement.x, placement.y) == (0, 0) && (placement.width, placement.height) == (16, 16))
    #expect(!harness.lines.joined().contains("▀"))
    // Nothing changes, so nothing is sent.
    #expect(harness.screen.frame(at: nil).isEmpty)
  }

  @Test("A picture that scrolls is placed again, cut at the edge, and removed when it has gone")
  func scrolling() throws {
    let harness = harness(.kitty(character: Self.character), Self.content(Self.image))
    var reader = KittyReader()
    reader.feed(harness.screen.frame(at: nil))
    harness.screen.collection.engine.scroll(by: Point(y: 32))
    reader.feed(harness.screen.frame(at: nil))
    let placement = try #require(reader.placements.values.first)
    #expect(reader.placements.count == 1 && reader.sentCount == 1)
    #expect(placement.row == 0 && placement.rows == 3 && placement.y == 4 && placement.height == 12)
    harness.screen.collection.engine.scroll(by: Point(y: 160))
    reader.feed(harness.screen.frame(at: nil))
    #expect(reader.placements.isEmpty)
    harness.screen.collection.engine.scroll(by: Point(y: -192))
    reader.feed(harness.screen.frame(at: nil))
    #expect(reader.placements.count == 1 && reader.sentCount == 1)
  }

  @Test("A picture that is replaced or removed is removed from the terminal")
  func removal() {
    let harness = harness(.kitty(character: Self.character), Self.content(Self.image))
    var reader = KittyReader()
    reader.feed(harness.screen.frame(at: nil))
    let other = Image(width: 1, height: 1, pixels: [0x112233])
    harness.screen.collection.show(Self.content(other))
    reader.feed(harness.screen.frame(at: nil))
    #expect(reader.placements.values.map { reader.images[$0.image] } == [other])
    harness.screen.collection.show(rows(["nothing"]))
    reader.feed(harness.screen.frame(at: nil))
    #expect(reader.placements.isEmpty)
  }

  @Test("A repainted screen has the pictures again")
  func repainting() {
    let harness = harness(.kitty(character: Self.character), Self.content(Self.image))
    var reader = KittyReader()
    reader.feed(harness.screen.frame(at: nil))
    harness.screen.resize(columns: 30, rows: 10)
    reader.feed(harness.screen.frame(at: nil))
    #expect(reader.placements.count == 1 && reader.images.count == 1)
  }

  @Test("A picture behind a sheet is removed, and its visible part consists of half blocks")
  func sheet() {
    let harness = harness(.kitty(character: Self.character), Self.content(Self.image))
    var reader = KittyReader()
    reader.feed(harness.screen.frame(at: nil))
    let sheet = TerminalCollection()
    sheet.show(rows(["in front"]))
    harness.screen.present("Sheet", sheet, size: GridSize(columns: 30, rows: 6)) {}
    reader.feed(harness.screen.frame(at: nil))
    #expect(reader.placements.isEmpty)
    #expect(
      harness.lines.contains { $0.contains("▀▀") } && harness.lines.contains { $0.contains("in front") })
    harness.screen.dismiss()
    reader.feed(harness.screen.frame(at: nil))
    #expect(reader.placements.count == 1 && !harness.lines.joined().contains("▀"))
  }

  @Test("A large image is sent in no more pixels than it has on the screen")
  func scaling() {
    let large = Image(width: 400, height: 400, pixels: Array(repeating: 0x336699, count: 160_000))
    let harness = harness(.kitty(character: Self.character), Self.content(large))
    var reader = KittyReader()
    reader.feed(harness.screen.frame(at: nil))
    #expect(reader.images.values.map { [$0.width, $0.height] } == [[32, 32]])
    #expect(reader.images.values.allSatisfy { $0.pixels.allSatisfy { $0 == 0x336699 } })
  }

  @Test("Sixels have the colors of the image")
  func sixel() throws {
    let harness = harness(.sixel(character: Self.character), Self.content(Self.image))
    let read = try #require(SixelReader(harness.screen.frame(at: nil)))
    // 8 columns of 4 pixels, and 32 rows cut to a multiple of six.
    #expect(read.width == 32 && read.height == 30 && read.colorCount <= 256)
    for row in 0..<30 {
      for column in 0..<32 {
        let wanted = Self.image.pixels[row / 2 * 16 + column / 2]
        let pixel = try #require(read.pixels[row][column])
        let difference = ([16, 8, 0] as [UInt32]).map { shift in
          abs(Int(pixel >> shift & 255) - Int(wanted >> shift & 255))
        }
        #expect(difference.allSatisfy { $0 <= 2 })
      }
    }
  }

  @Test("Sixels go to the next band between bands, and not after the last one")
  func bands() {
    let bytes = SixelEncoder.sequence(Array(repeating: 0x336699, count: 4 * 18), width: 4, height: 18)
    let data = String(decoding: bytes, as: UTF8.self)
    #expect(data.count { $0 == "-" } == 2 && !data.hasSuffix("-\u{1B}\\"))
  }

  @Test("A picture of more than 16 million pixels consists of half blocks where others are sixels")
  func hugeSixels() {
    // The picture has eight columns and four rows.
    for (width, isSixel) in [(1, true), (1024, false)] {
      let character = PixelSize(width: width, height: 1024)
      let harness = harness(.sixel(character: character), Self.content(Self.image))
      let bytes = harness.screen.frame(at: nil)
      #expect((SixelReader(bytes) != nil) == isSixel)
      #expect(harness.lines.joined().contains("▀") == !isSixel)
    }
    let area = GridRect(columns: 0..<4096, rows: 0..<4096)
    let visible = GridRect(columns: 0..<1, rows: 0..<1)
    let picture = PlacedPicture(image: Self.image, area: area, visible: visible)
    #expect(SixelEncoder.canEncode(picture, PixelSize(width: 1, height: 1)))
    #expect(!SixelEncoder.canEncode(picture, PixelSize(width: 2, height: 1)))
    #expect(SixelEncoder.sequence(for: picture, PixelSize(width: 1024, height: 1024)).isEmpty)
  }

  @Test("An image of many colors is dithered to 252 of them, and keeps its average")
  func dither() throws {
    let pixels = (0..<96 * 96).map { (index: UInt32) in (index % 96 * 2) << 16 | (index / 96 * 2) << 8 | 0x64
    }
    let read = try #require(SixelReader(SixelEncoder.sequence(pixels, width: 96, height: 96)))
    #expect(read.colorCount <= 252)
    let sum = { (pixels: [UInt32], shift: UInt32) in pixels.reduce(0) { $0 + Int($1 >> shift & 255) } }
    let seen = read.pixels.joined().compactMap { $0 }
    #expect(seen.count == pixels.count)
    for shift in [16, 8, 0] as [UInt32] {
      #expect(abs(sum(seen, shift) - sum(pixels, shift)) < pixels.count * 4)
    }
  }

  @Test("Sixels are written again only if something was written in their rows")
  func erasedSixels() {
    let harness = harness(.sixel(character: Self.character), Self.content(Self.image))
    #expect(SixelReader(harness.screen.frame(at: nil)) != nil)
    harness.screen.collection.show(Self.content(Self.image, title: "another"))
    let bytes = harness.screen.frame(at: nil)
    #expect(!bytes.isEmpty && SixelReader(bytes) == nil)
    harness.screen.collection.engine.scroll(by: Point(y: 16))
    #expect(SixelReader(harness.screen.frame(at: nil)) != nil)
  }

  @Test("The terminal's replies say how it shows images, and the user may decide otherwise")
  func replies() {
    func graphics(_ replies: String, _ setting: TerminalGraphics.Setting? = nil) -> TerminalGraphics {
      var decoder = InputDecoder()
      #expect(decoder.decode(replies.utf8).isEmpty)
      var reports = GraphicsReports()
      for report in decoder.takeReports() { reports.take(report) }
      return reports.graphics(setting)
    }
    let (kitty, size) = ("\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}[6;20;9t")
    let (type, sixel) = ("\u{1B}[?62;22c", "\u{1B}[?62;4;22c")
    let character = PixelSize(width: 9, height: 20)
    #expect(graphics(type) == .halfBlocks && graphics(size + type) == .halfBlocks)
    #expect(graphics(kitty + size + type) == .kitty(character: character))
    #expect(graphics("\u{1B}_Gi=31;ENOTSUPPORTED:x\u{1B}\\" + size + type) == .halfBlocks)
    #expect(graphics(size + sixel) == .sixel(character: character))
    // Sixels of an unknown size would cover other characters.
    #expect(graphics(sixel) == .halfBlocks && graphics("\u{1B}[6;0;0t" + sixel) == .halfBlocks)
    #expect(graphics(kitty + size + sixel) == .kitty(character: character))
    #expect(graphics(kitty + size + sixel, .sixel) == .sixel(character: character))
    #expect(graphics(kitty + size + sixel, .blocks) == .halfBlocks)
  }

  @Test("A multiplexer is not asked, nor a terminal that would write the request as text")
  func environment() {
    func isQueried(_ variables: [String: String]) -> Bool { TerminalGraphics.isQueried { variables[$0] } }
    #expect(isQueried(["TERM": "xterm-256color"]) && isQueried(["TERM": "xterm-kitty"]))
    #expect(!isQueried(["TERM": "tmux-256color"]) && !isQueried(["TERM": "screen"]))
    #expect(!isQueried(["TERM": "xterm", "TMUX": "/tmp/tmux-0/default,1,0"]))
    #expect(!isQueried(["TERM": "xterm-256color", "TERM_PROGRAM": "Apple_Terminal"]))
    #expect(!isQueried(["TERM": "foot", "TESSERA_PICTURES": "blocks"]))
  }
}
