import TesseraComponents
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Themes")
struct ThemesTests {
  @Test("Every text is legible on every background, and more so with high contrast")
  func contrast() throws {
    for theme in Theme.all.dropFirst() {
      for ground in Theme.grounds {
        for text in Theme.texts {
          let contrast = try #require(theme.contrast(of: text, on: ground))
          #expect(contrast >= (theme.name == "contrast" ? 7 : 4.5), "\(theme.name): \(text) on \(ground)")
        }
      }
    }
  }

  @Test("Black on white has the largest contrast, and a color on itself the smallest")
  func extremes() {
    let theme = Theme(name: "test", colors: [.primary: 0, .accent: 0xFFFFFF, .background: 0xFFFFFF])
    #expect(theme.contrast(of: .primary, on: .background) == 21)
    #expect(theme.contrast(of: .accent, on: .background) == 1)
    #expect(theme.contrast(of: .accent, on: .surface) == nil)
  }

  @Test("Keys change the theme, and a theme of an unknown name is rejected")
  func keys() throws {
    let example = try ThemesExample(arguments: ["light"])
    #expect(example.status(focused: nil) == "theme: light")
    #expect(example.press("4") && example.status(focused: nil) == "theme: contrast")
    #expect(!example.press("5") && !example.press("0"))
    let collection = example.shown(columns: 60, rows: 60)
    for color in Theme.texts {
      let lines = collection.text().split(separator: "\n").filter { $0.contains("\(color)") }
      #expect(lines.count == 2, "\(color) is on four cards in two rows")
    }
    for ground in Theme.grounds { #expect(collection.text().contains("\(ground)")) }
    #expect(collection.issues == [])
    #expect(
      throws: GalleryError.usage(
        "there is no theme named 'pink'; there are host, dark, light, contrast")
    ) { try ThemesExample(arguments: ["pink"]) }
  }
}
