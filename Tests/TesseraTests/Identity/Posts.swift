import TesseraLayout
import TesseraTesting

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Posts, each a section with one line of the same id.
@MainActor
struct Posts {
  /// Makes the line of a post, which then gets its id.
  var line: (Int, String) -> ModifiedCell<Label, UniformSizes> = { _, text in Label(text).selectable() }
  var onReorder: ((ReorderMove) -> Void)?

  func content(_ posts: [Int]) -> Content<Headless> {
    let content = Content<Headless> {
      for post in posts {
        Section(post) { line(post, "text of \(post)").id("text") }.acceptsReorder(.all)
      }
    }
    return onReorder.map { content.onReorder($0) } ?? content
  }

  func shown(
    _ posts: [Int], rows: Int = 4,
    configuration: EngineConfiguration = EngineConfiguration(overscan: 0, selectionMode: .multiple),
    at time: Double? = nil
  ) -> HeadlessCollection {
    HeadlessCollection(
      size: Size(width: 160, height: Double(rows) * 16), configuration: configuration, at: time,
      content: content(posts))
  }
}

extension HeadlessCollection {
  /// Returns the cell of the first item of a section.
  func cell(ofFirstIn section: ItemID) -> LiveCell? {
    engine.cells.first { !$0.isLeaving && $0.key.section.id == section && $0.path.item == 0 }
  }
}
