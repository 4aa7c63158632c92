import TesseraComponents
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Themes")
struct ThemesTests {
  @Test("Every text is legible on every background, and more so with high contrast")
  func contrast() throws {
    for (name, theme) in ThemesExample.themes {
      for ground in ThemesExample.grounds {
        for text in ThemesExample.texts {
          let contrast = try theme.map { try #require($0.contrast(of: text, on: ground)) } ?? 21
          #expect(contrast >= (name == "contrast" ? 7 : 4.5), "\(name): \(text) on \(ground)")
        }
      }
    }
  }

  @Test("Keys change the theme, and a theme of an unknown name is rejected")
  func keys() throws {
    let example = try ThemesExample(arguments: ["light"])
    #expect(example.status(focused: nil) == "theme: light")
    #expect(example.press("4") && example.status(focused: nil) == "theme: contrast")
    #expect(!example.press("5") && !example.press("0"))
    let collection = example.shown(columns: 60, rows: 60)
    for color in ThemesExample.texts {
      let lines = collection.text().split(separator: "\n").filter { $0.contains("\(color)") }
      #expect(lines.count == 2, "\(color) is on four cards in two rows")
    }
    for ground in ThemesExample.grounds { #expect(collection.text().contains("\(ground)")) }
    #expect(collection.issues == [])
    #expect(
      throws: GalleryError.usage(
        "there is no theme named 'pink'; there are host, dark, light, contrast")
    ) { try ThemesExample(arguments: ["pink"]) }
  }
}
