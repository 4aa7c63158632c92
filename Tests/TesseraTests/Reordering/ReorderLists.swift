import TesseraLayout
import TesseraTesting

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Lists of an app, and a collection that shows them. The `height` closure gives the height of each item.
@MainActor
final class ReorderLists {
  var lists: [(id: ItemID, items: [Int])]
  var acceptance = ReorderAcceptance.all
  var layout = Layout.list()
  var height: (Int) -> Double = { _ in 16 }
  var width: Double?
  /// Whether the app applies moves.
  var isWilling = true
  var answer: ((ReorderMove) -> ReorderDecision)?
  private(set) var moves: [ReorderMove] = []
  /// The number of moves not applied since content was last shown.
  var unansweredCount = 0
  private(set) var proposals: [ReorderMove] = []
  private(set) var cellsMade = 0
  private weak var collection: HeadlessCollection?

  init(_ lists: (id: ItemID, items: [Int])...) { self.lists = lists }

  func shown(
    columns: Int = 10, rows: Int = 12, configuration: EngineConfiguration = EngineConfiguration(overscan: 0),
    at time: Double? = nil
  ) -> HeadlessCollection {
    let size = Size(width: Double(columns) * 8, height: Double(rows) * 16)
    let collection = HeadlessCollection(size: size, configuration: configuration, at: time, content: content)
    self.collection = collection
    return collection
  }

  var content: Content<Headless> {
    var content = Content<Headless> {
      for list in lists {
        Section(list.id, layout: layout) {
          ForEach(list.items, id: { $0 }) { [self] item in
            cellsMade += 1
            return Label("\(item)").reorderable().selectable()
              .size(width: width.map { .fixed($0) } ?? .fill, height: .fixed(height(item)))
          }
        }
        .acceptsReorder(acceptance)
      }
    }.onReorder { [weak self] in self?.follow($0) }
    if let answer {
      content = content.onReorderProposal { [weak self] move in
        self?.proposals.append(move)
        return answer(move)
      }
    }
    return content
  }

  private func follow(_ move: ReorderMove) {
    moves.append(move)
    unansweredCount = isWilling ? 0 : unansweredCount + 1
    guard isWilling, let from = lists.firstIndex(where: { $0.id == move.source.section.id }),
      let to = lists.firstIndex(where: { $0.id == move.target.section.id }),
      let item = lists[from].items.take(move, id: { $0 })
    else { return }
    lists[to].items.put(item, by: move) { $0 }
    collection?.stage.show(content)
  }
}

extension HeadlessCollection {
  /// The shown items by section.
  var order: [[Int]] {
    engine.snapshot.sections[..<engine.snapshot.declaredCount].map { section in
      (0..<section.count).compactMap { section.id(at: $0).value(as: Int.self) }
    }
  }

  func frame(of id: Int) -> Rect? {
    engine.cells.first { !$0.isLeaving && $0.key.element == .item(ItemID(id), occurrence: 0) }?
      .placement.frame.offset(by: .zero - engine.viewport.origin)
  }

  /// Returns the presented frame of an item in viewport coordinates.
  func seenFrame(of id: Int) -> Rect? {
    engine.cells.first { !$0.isLeaving && $0.key.element == .item(ItemID(id), occurrence: 0) }?
      .presentation.presentedFrame.offset(by: .zero - engine.viewport.origin)
  }
}
