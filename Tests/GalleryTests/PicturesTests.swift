import Foundation
import Tessera
import TesseraTesting
import Testing

@testable import gallery

/// The pictures of the README are those that the gallery draws.
@MainActor
@Suite("Pictures of the README")
struct PicturesTests {
  private static let package = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Every picture of a window or a terminal is small, and on a page", arguments: ["GTK", "Terminal"])
  func kept(folder: String) throws {
    let pages = try text("README.md") + text("Documentation/GTK.md") + text("Documentation/Inspector.md")
    let path = Self.package.appendingPathComponent("Documentation/Pictures/\(folder)")
    let names = try FileManager.default.contentsOfDirectory(atPath: path.path)
    #expect(names.count >= 4)
    for name in names {
      #expect(pages.contains("Pictures/\(folder)/\(name))"), "no page shows \(name)")
      let size = try Data(contentsOf: path.appendingPathComponent(name)).count
      #expect(size < 60_000, "\(name) has \(size) bytes: Scripts/screenshots --keep")
    }
  }

  @Test("Every picture of the README is up to date, and there are no others")
  func upToDate() throws {
    let pictures: [(name: String, argument: String?, columns: Int, rows: Int)] = [
      ("stack", nil, 96, 29), ("compose", nil, 96, 40), ("characters", "2600", 96, 18),
    ]
    let readme = try text("README.md")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appendingPathComponent("Documentation/Pictures").path)
    #expect(Set(files) == Set(pictures.map { $0.name + ".svg" } + ["GTK", "Terminal", "Calls"]))
    for picture in pictures {
      #expect(readme.contains("](Documentation/Pictures/\(picture.name).svg)"))
      let example = try Catalog.make(picture.name, arguments: picture.argument.map { [$0] } ?? [])
      let drawn = StaticFrame(example).svg(columns: picture.columns, rows: picture.rows, theme: .dark)
      let kept = try text("Documentation/Pictures/\(picture.name).svg")
      #expect(drawn == kept, "\(picture.name).svg is out of date: Scripts/render-pictures")
    }
  }
}
