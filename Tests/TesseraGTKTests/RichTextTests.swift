import CGTKTesting
import CTesseraGTK
import Foundation
import Testing

import TesseraGTK

extension WindowTests {
  /// Texts of several styles, and images from files.
  @MainActor
  struct RichTextTests {
    private func text(_ parts: [(String, GridStyle)], _ style: TextStyle = .paragraph) -> StyledText {
      StyledText(parts.map { StyledText.Part($0.0[...], $0.1) }, style: style)
    }

    @Test("A text with bold parts is as wide as these parts need, and wraps as one text")
    func measuring() throws {
      try connectToDisplay()
      let measurer = GTK.text.labelText
      let regular = text([("Word after word ", GridStyle()), ("word after word", GridStyle())])
      let bold = text([("Word after word ", GridStyle()), ("word after word", GridStyle(isBold: true))])
      let plain = measurer.size(of: regular.text, style: .paragraph, width: nil)
      #expect(measurer.size(of: regular, width: nil) == plain)
      #expect(measurer.size(of: bold, width: nil).width > plain.width)
      #expect(measurer.size(of: bold, width: nil).height == plain.height)
      #expect(measurer.size(of: bold, width: plain.width / 2 + 8).height > plain.height)
      let limited = text([("one two three", GridStyle()), (" four", GridStyle())], TextStyle(lineLimit: 1))
      #expect(measurer.size(of: limited, width: 40).width <= 40)
    }

    @Test("A match has a background of its own, behind its characters only")
    func highlighting() async throws {
      let window = try await Window(
        Content { Section("rows") { Text("mmmm que mmmm").highlighting("que").id("row") } })
      defer { window.close() }
      let picture = try Picture(of: window.view.widget)
      let marked = (0..<320).filter { x in
        let column = (0..<34).map { picture[x, $0] }
        return column.filter { $0 != 0xFFFFFF && $0 & 0xFF < 0xB0 && $0 >> 16 > 0xA0 }.count > 8
      }
      let (first, last) = (try #require(marked.first), try #require(marked.last))
      #expect(first > 30 && last < 160 && last - first < 60, "\(first) \(last)")
    }

    @Test("An image is decoded from data and from a file, with a color behind transparent pixels")
    func decoding() throws {
      // A PNG file of a red pixel, and a transparent one.
      let data: [UInt8] = PNGFile.redAndTransparent
      let image = try #require(Image(data: data, background: 0x00FF00))
      #expect(image == Image(width: 2, height: 1, pixels: [0xFF0000, 0x00FF00]))
      #expect(Image(data: data, fitting: 1)?.width == 1)
      #expect(Image(data: Array(data.prefix(20))) == nil)
      #expect(Image(data: []) == nil)
      #expect(Image(data: data, fitting: 0) == nil)
      #expect(Image(file: "/nowhere.png") == nil)
      let path = "/tmp/tessera-\(UInt64.random(in: 0 ... .max)).png"
      try data.withUnsafeBytes { bytes in
        let file = try #require(fopen(path, "wb"))
        fwrite(bytes.baseAddress, 1, bytes.count, file)
        fclose(file)
      }
      defer { unlink(path) }
      #expect(Image(file: path, background: 0x00FF00) == image)
    }
  }
}

private enum PNGFile {
  static let redAndTransparent: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0xF4, 0x22, 0x7F,
    0x8A, 0x00, 0x00, 0x00, 0x0F, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0xF8, 0xCF, 0xC0, 0x00,
    0x44, 0x0C, 0x0C, 0x00, 0x0C, 0xFC, 0x01, 0xFF, 0x5C, 0xFD, 0x14, 0x95, 0x00, 0x00, 0x00, 0x00,
    0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
  ]
}
