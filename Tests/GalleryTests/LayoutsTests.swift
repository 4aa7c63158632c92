import Foundation
import Tessera
import TesseraLayout
import TesseraTesting
import Testing

@testable import gallery

@MainActor
@Suite("Layouts")
struct LayoutsTests {
  private static let catalog = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("../../Sources/TesseraLayout/TesseraLayout.docc")
    .standardizedFileURL

  private func picture(_ name: String, theme: PictureTheme) throws -> String {
    StaticFrame(try LayoutsExample(arguments: [name])).svg(columns: 40, rows: 13, theme: theme)
  }

  @Test("A name shows the preview of one layout, no name shows all")
  func names() throws {
    for sample in LayoutSample.all {
      let content: Content<Headless> = try LayoutsExample(arguments: [sample.id]).content()
      #expect(content.cells(LayoutPreviewCell.self) == [LayoutPreviewCell(plans: sample.plans)])
      #expect(content.sectionIDs == [ItemID(sample.id)])
    }
    let all: Content<Headless> = try LayoutsExample(arguments: []).content()
    #expect(all.sectionIDs == LayoutSample.all.map { ItemID($0.id) })
    #expect(Set(LayoutSample.all.map { $0.id }).count == LayoutSample.all.count)
  }

  @Test("An unknown name is rejected, and the message lists the known names")
  func unknownName() throws {
    let complaint = "there is no layout named 'nosuch'; there are \(LayoutSample.names)"
    #expect(throws: GalleryError.usage(complaint)) { try LayoutsExample(arguments: ["nosuch"]) }
    #expect(throws: GalleryError.usage("layouts takes one name, but was given 2")) {
      try LayoutsExample(arguments: ["flow", "row"])
    }
    let result = try CommandResult.ofGallery("render", "layouts", "nosuch")
    #expect(result.output == "" && result.errorOutput == "gallery: \(complaint)\n" && result.exitCode == 64)
  }

  @Test("The answer to the question selects a layout; an empty one shows all")
  func answers() throws {
    let example = try LayoutsExample(arguments: [])
    #expect(example.answer("flow") == nil && example.status(focused: nil).hasPrefix("flow: "))
    #expect(example.answer("nosuch")?.contains("there is no layout named 'nosuch'") == true)
    #expect(example.status(focused: nil).hasPrefix("flow: "))
    #expect(example.answer("") == nil && example.status(focused: nil).hasSuffix(" layouts"))
  }

  @Test("A part of a layout's name or description finds it, in any case")
  func parts() throws {
    func found(_ text: String) throws -> [ItemID] {
      let example = try LayoutsExample(arguments: [])
      #expect(example.answer(text) == nil, "\(text)")
      let content: Content<Headless> = example.content()
      return content.sectionIDs
    }
    #expect(try found("JUSTIF") == ["justifications"])
    #expect(try found("Custom Layout") == ["circle", "cards"])
    // A complete name selects only that layout, although "waterfallSpans" contains it too.
    #expect(try found("Waterfall") == ["waterfall"])
    let example = try LayoutsExample(arguments: ["grid"])
    #expect(
      example.answer("no such") == "there is no layout named 'no such'; there are \(LayoutSample.names)")
  }

  @Test("Every tile of every preview is visible")
  func tiles() {
    // A tolerance for rounding errors.
    let board = Rect(size: LayoutSample.board).inset(by: Insets(-0.01))
    for sample in LayoutSample.all {
      for plan in sample.plans {
        for (index, place) in plan.places().enumerated() {
          let frame = place.frame
          let isInside =
            frame.minX > board.minX && frame.maxX < board.maxX && frame.minY > board.minY
            && frame.maxY < board.maxY
          #expect(frame.width >= 16 && frame.height >= 16, "\(sample.id) \(index + 1)")
          #expect(isInside || plan.scrolled > 0 && frame.overlaps(board), "\(sample.id) \(index + 1)")
        }
      }
    }
  }

  @Test("A preview can be printed as text")
  func text() throws {
    #expect(
      StaticFrame(try LayoutsExample(arguments: ["row"])).text(columns: 40, rows: 13) == """

         1 and 3 have widths, 2 and 4 fill
         │  1   │ │    2     │ │3 │ │    4    │
         │      │ │          │      │         │

         widths of 40; 1 and 3 grow, 1 : 2
         │    1     │ │ 2 │ │        3        │
         │          │ │   │ │                 │

         widths of 144; 1 and 3 shrink
         │   1   │ │       2        │ │   3   │
         │       │ │                │ │       │


        """)
  }

  @Test("The pictures of the documentation are up to date")
  func pictures() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.catalog.appendingPathComponent("Resources").path)
    let names = LayoutSample.all.map { $0.id }
    #expect(Set(files) == Set(names.flatMap { ["\($0).svg", "\($0)~dark.svg"] }))
    for name in names {
      for (file, theme) in [("\(name).svg", PictureTheme.light), ("\(name)~dark.svg", .dark)] {
        let path = Self.catalog.appendingPathComponent("Resources/\(file)")
        let kept = try String(contentsOf: path, encoding: .utf8)
        #expect(try picture(name, theme: theme) == kept, "\(file) is out of date: Scripts/render-layouts")
      }
    }
  }

  @Test("Every picture is on a page, and in the overview with its summary")
  func references() throws {
    let pages = try FileManager.default.subpathsOfDirectory(atPath: Self.catalog.path)
      .filter { $0.hasSuffix(".md") }
      .map { try String(contentsOf: Self.catalog.appendingPathComponent($0), encoding: .utf8) }
    let overview = try String(
      contentsOf: Self.catalog.appendingPathComponent("../../../Documentation/Layouts.md"), encoding: .utf8)
    for sample in LayoutSample.all {
      #expect(pages.contains { $0.contains("](\(sample.id))\n") }, "\(sample.id)")
      #expect(overview.contains("/Resources/\(sample.id).svg)"), "\(sample.id)")
      #expect(overview.contains(": \(sample.summary)<br>"), "\(sample.id)")
    }
  }

  @Test(
    "The gallery's custom layouts equal those of the tests", arguments: ["CircleLayout", "CardStackLayout"])
  func customLayouts(name: String) throws {
    let package = Self.catalog.appendingPathComponent("../../..")
    let paths = ["Sources/gallery/Layouts", "Tests/TesseraLayoutTests/Support"]
    let texts = try paths.map {
      try String(contentsOf: package.appendingPathComponent("\($0)/\(name).swift"), encoding: .utf8)
    }
    #expect(texts[0] == texts[1])
  }
}
