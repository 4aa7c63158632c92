import TesseraComponents
import TesseraTesting
import Testing

@MainActor
@Suite("Section title")
struct SectionTitleTests {
  private func line(_ title: String, _ detail: String, columns: Int) -> String {
    let collection = HeadlessCollection(columns: columns, rows: 2) {
      Section("s") { Text("") }.header { SectionTitle(title, detail: detail) }
    }
    return String(collection.text().prefix { $0 != "\n" })
  }

  @Test("Title and detail are complete if both fit with a gap")
  func room() {
    #expect(line("Strings", "5", columns: 20) == " Strings          5")
    #expect(line("Strings", "5 of them", columns: 20) == " Strings  5 of them")
  }

  @Test("A long detail is truncated, and the title is complete")
  func longDetail() {
    #expect(line("row", "one beside the other; 3 grows", columns: 24) == " row  one beside the o…")
    #expect(line("Strings", "5 of them all", columns: 20) == " Strings  5 of the…")
  }

  @Test("A long title leaves room for the detail, and both are truncated if both are long")
  func longTitle() {
    #expect(line("/home/ada/letters/1843", "18", columns: 20) == " /home/ada/let…  18")
    #expect(line("/home/ada/letters/1843", "eighteen of them", columns: 20) == " /home/a…  eightee…")
    #expect(line("/home/ada/letters/1843", "", columns: 20) == " /home/ada/letter…")
  }

  @Test("Title and detail never overlap, in any width", arguments: 1...50)
  func everyWidth(columns: Int) {
    let line = line("Tessera gallery", "Return opens, q quits", columns: columns)
    #expect(line.count <= columns)
    if line.contains("Tessera gallery"), line.contains("R") {
      #expect(line.contains("Tessera gallery  "))
    }
    if columns >= 17 { #expect(line.hasPrefix(columns >= 28 ? " Tessera gallery" : " Tess")) }
  }
}
