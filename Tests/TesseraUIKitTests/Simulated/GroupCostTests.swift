#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// The cost of groups in the views of adapters, of which there may be many on screen.
@MainActor
@Suite("Cost of groups in adapters", .simulated)
struct GroupCostTests {
  private func interactions(_ content: Content<UIKitHost>) -> [Int] {
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    adapter.show(content)
    let screen = TestWindow(table)
    screen.wait(1)
    return table.visibleCells.flatMap { $0.contentView.subviews }
      .filter { $0 is CollectionView }.map { $0.interactions.count }
  }

  @Test("A group has no interactions that its parts do not need, except for drops")
  func plain() {
    let bare = Content<UIKitHost> {
      Section("groups") { ForEach(0..<3) { row in Group { NameCell(name: "\(row)").selectable(false) } } }
    }
    #expect(interactions(bare) == [1, 1, 1])
    let menu = Content<UIKitHost> {
      Section("groups") { Group { NameCell(name: "a").selectable(false).contextAction("Flag") {} } }
    }
    #expect(interactions(menu).allSatisfy { $0 > 1 })
  }
}
#endif
