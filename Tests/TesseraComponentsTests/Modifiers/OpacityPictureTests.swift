import TesseraComponents
import TesseraTesting
import Testing

/// Groups with an opacity in pictures.
@MainActor
@Suite("Opacity in pictures")
struct OpacityPictureTests {
  @Test("A part with an opacity is a group with it, and an invisible part is not in the picture")
  func groups() throws {
    let collection = HeadlessCollection(columns: 20, rows: 1) {
      Section("rows") {
        HStack {
          Text("before")
          HStack { Text("half").opacity(0.25) }.opacity(0.5)
          Text("never").opacity(0)
        }
      }
    }
    let svg = collection.svg()
    let outer = try #require(svg.firstRange(of: "<g opacity=\"0.5\">"))
    let inner = try #require(svg.firstRange(of: "<g opacity=\"0.25\">"))
    let half = try #require(svg.firstRange(of: ">half<"))
    #expect(outer.upperBound < inner.lowerBound && inner.upperBound < half.lowerBound)
    #expect(svg.ranges(of: "<g").count == 3 && svg.ranges(of: "</g>").count == 3)
    #expect(svg.contains(">before<") && !svg.contains("never"))
  }
}
