import Foundation
import TesseraImages
import TestSupport
import Testing

@testable import TesseraTerminal

/// The decoder of libsixel (Debian: libsixel-bin).
private enum SixelDecoder {
  static let isInstalled = (try? run(["-V"])) == 0

  /// Runs the decoder. Returns its exit code.
  static func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sixel2png"] + arguments
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

/// The sixels of `TesseraTerminal`, as libsixel decodes them.
@Suite("Sixels in libsixel", .enabled(if: SixelDecoder.isInstalled, "sixel2png is not installed"))
struct SixelDecodingTests {
  private func decoded(_ sixels: [UInt8]) throws -> Image {
    let folder = try TemporaryFolder()
    try folder.write(bytes: sixels, to: "sixels")
    #expect(try SixelDecoder.run(["-i", folder.path("sixels"), "-o", folder.path("image.png")]) == 0)
    return try ImageDecoder().decode(file: folder.path("image.png"))
  }

  /// Returns the largest difference of a part of a color.
  private func difference(_ one: UInt32, _ other: UInt32) -> Int {
    [16, 8, 0].map { abs(Int(one >> $0 & 255) - Int(other >> $0 & 255)) }.max() ?? 0
  }

  @Test("An image of at most 256 colors has its pixels", arguments: [(16, 12), (1, 6), (61, 30), (200, 66)])
  func exact(width: Int, height: Int) throws {
    // Long runs, single pixels, and bands without some of the colors.
    let pixels = (0..<width * height).map { index -> UInt32 in
      let (column, row) = (index % width, index / width)
      let part = UInt32(column * 7 / width * 36 + row * 5 / height)
      return (column * row).isMultiple(of: 11) ? part << 16 | 0x3040 : 0x102030 + part << 8
    }
    let image = try decoded(SixelEncoder.sequence(pixels, width: width, height: height))
    #expect(image.width == width && image.height == height)
    // Sixels have colors in percent.
    let worst = zip(image.pixels, pixels).map(difference).max()
    #expect(worst.map { $0 <= 2 } == true, "\(String(describing: worst))")
  }

  @Test("An image of many colors has pixels near the wanted ones, and their average")
  func dithered() throws {
    let pixels = (0..<96 * 96).map { (index: UInt32) in (index % 96 * 2) << 16 | (index / 96 * 2) << 8 | 0x64
    }
    let image = try decoded(SixelEncoder.sequence(pixels, width: 96, height: 96))
    #expect(image.width == 96 && image.height == 96)
    // Six levels of red and blue, and seven of green.
    #expect(Set(image.pixels).count <= 252)
    #expect(zip(image.pixels, pixels).allSatisfy { difference($0, $1) <= 52 })
    for shift in [16, 8, 0] as [UInt32] {
      let sum = { (pixels: [UInt32]) in pixels.reduce(0) { $0 + Int($1 >> shift & 255) } }
      #expect(abs(sum(image.pixels) - sum(pixels)) < pixels.count * 4)
    }
  }
}
