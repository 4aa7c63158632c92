import Foundation
import Tessera
import Testing

@testable import TesseraTesting

/// Text in every role on every background of an item, in the colors of pictures.
@Suite("Contrast of pictures")
struct PictureThemeTests {
  @Test(
    "Text in dark and light pictures has sufficient contrast",
    arguments: [("dark", PictureTheme.dark), ("light", .light)])
  func contrast(name: String, theme: PictureTheme) throws {
    let letters: [Color] = [.primary, .secondary, .accent, .positive, .warning, .negative]
    let grounds: [Color] = [.background, .surface, .selection, .focus]
    for ground in grounds {
      for letter in letters {
        let contrast = try Self.contrast(theme.hex(letter), theme.hex(ground))
        #expect(contrast >= 4.5, "\(letter) on \(ground): \((contrast * 100).rounded() / 100)")
      }
    }
    for (one, other, least) in [
      (Color.selection, Color.surface, 1.2), (.focus, .surface, 1.4), (.separator, .focus, 1.2),
      (.separator, .surface, 1.5), (.surface, .background, 1.08),
    ] {
      let contrast = try Self.contrast(theme.hex(one), theme.hex(other))
      #expect(contrast >= least, "\(one) on \(other): \((contrast * 100).rounded() / 100)")
    }
    #expect(
      Set((grounds + letters).map { theme.hex($0) }).count == 10, "every role can be told from the others")
  }

  @Test("A theme says which color a role has, and how well a text can be read")
  func colors() throws {
    #expect(PictureTheme.dark.color(of: .accent) == .rgb(red: 0x8F, green: 0xCA, blue: 0xDB))
    let exact = Color.rgb(red: 1, green: 2, blue: 3)
    #expect(PictureTheme.dark.color(of: exact) == exact)
    #expect(PictureTheme([.primary: "black"]).color(of: .primary) == .primary)
    #expect(PictureTheme([.primary: "black"]).contrast(of: .primary, on: .background) == nil)
    let theme = PictureTheme([.primary: "#000000", .background: "#ffffff"])
    #expect(theme.contrast(of: .primary, on: .background) == 21)
    #expect(theme.contrast(of: .background, on: .primary) == 21)
    #expect(theme.contrast(of: .accent, on: .primary) == 1, "a role without a color has that of text")
    for ground in [Color.background, .surface, .selection, .focus] {
      for text in [Color.primary, .secondary, .accent, .positive, .warning, .negative] {
        #expect(try #require(PictureTheme.highContrast.contrast(of: text, on: ground)) >= 7)
      }
    }
  }

  @Test("The contrast ratio agrees with known values")
  func measure() throws {
    #expect(abs(try Self.contrast("#ffffff", "#000000") - 21) < 0.001)
    #expect(abs(try Self.contrast("#767676", "#ffffff") - 4.54) < 0.01)
    #expect(try Self.contrast("#777777", "#ffffff") < 4.5)
  }

  /// Returns the contrast ratio of the Web Content Accessibility Guidelines.
  private static func contrast(_ one: String, _ other: String) throws -> Double {
    let (one, other) = (try luminance(one), try luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  private static func luminance(_ color: String) throws -> Double {
    #expect(color.count == 7 && color.first == "#")
    let value = try #require(Int(color.dropFirst(), radix: 16))
    let parts: [Double] = [16, 8, 0].map { (shift: Int) -> Double in
      let part = Double((value >> shift) & 255) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
