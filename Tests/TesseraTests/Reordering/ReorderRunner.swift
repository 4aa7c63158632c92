import TesseraLayout
import TesseraTesting

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Runs a program against a model of the order: the app's lists, with the dragged item at its current
/// position.
@MainActor
final class ReorderRunner {
  private let collection: HeadlessCollection
  private var engine: Engine { collection.engine }
  private let layout: Layout
  private let isTimed: Bool
  private let hasOwnSizes: Bool
  private var lists: [[Int]] = []
  /// The move that an unwilling app did not apply, shown until the next content.
  private var unanswered: ReorderMove?
  private var isWilling = true
  private var refused = 0
  private var reported: [ReorderMove] = []
  private var failureReason: String?
  /// The frames when the drag began, as long as nothing but the drag can have changed them.
  private var picture: [ItemKey: Rect]?

  private let scope: IdentityScope

  private init(_ number: Int, isTimed: Bool, _ scope: IdentityScope) {
    self.scope = scope
    layout =
      switch number {
      case 0: .list()
      case 1: .list(spacing: 5)
      case 2: .grid(columns: .count(3))
      case 3: .flow(spacing: 4)
      default: .waterfall(columns: 2)
      }
    hasOwnSizes = number != 2
    self.isTimed = isTimed
    collection = HeadlessCollection(
      size: Size(width: 96, height: 128), configuration: EngineConfiguration(overscan: 16),
      at: isTimed ? 0 : nil, content: Content {})
  }

  /// Runs a program. Returns the first violated law and its step; `nil` if all laws hold.
  static func run(_ program: [ReorderStep], _ scope: IdentityScope = .collection) -> String? {
    guard case .begin(let layout, let isTimed)? = program.first else { return nil }
    let runner = ReorderRunner(layout, isTimed: isTimed, scope)
    for (number, step) in program.enumerated() {
      if let failureReason = runner.perform(step) ?? runner.failureReason ?? runner.brokenLaw() {
        return "step \(number), \(step): \(failureReason)"
      }
    }
    return nil
  }

  private var content: Content<Headless> {
    Content { [layout, hasOwnSizes, lists, scope] in
      for (number, items) in lists.enumerated() {
        Section(number, layout: layout) {
          if scope == .collection || number % 2 == 0 {
            ForEach(items, id: { $0 }) { item in Self.cell(item, hasOwnSize: hasOwnSizes) }
              .identityScope(scope)
          } else {
            for item in items { Self.cell(item, hasOwnSize: hasOwnSizes).id(item) }
          }
        }
        .acceptsReorder(number % 2 == 0 ? .all : .own)
      }
    }
    .onReorder { [weak self] in self?.follow($0) }
    .onReorderProposal { [weak self] in self?.refuses($0) ?? false ? .refused : .allowed }
    .transitions(isTimed ? .standard : .none)
  }

  private static func cell(_ item: Int, hasOwnSize: Bool) -> ModifiedCell<Label, OwnSizes> {
    let width: Double = hasOwnSize && item % 2 == 0 ? Double(24 + item % 5 * 8) : 40
    let height: Double = hasOwnSize ? Double(8 + item % 4 * 12) : 16
    return Label("\(item)").reorderable().selectable().size(.fixed(width: width, height: height))
  }

  private func refuses(_ move: ReorderMove) -> Bool { refused > 0 && move.target.index % refused == 0 }

  private func follow(_ move: ReorderMove) {
    reported.append(move)
    if let fault = fault(of: move) { failureReason = "told \(move): \(fault)" }
    if isWilling {
      lists = moved(by: move)
      collection.stage.show(content)
      unanswered = nil
    } else {
      unanswered = move
    }
  }

  // MARK: - Steps

  private func perform(_ step: ReorderStep) -> String? {
    reported = []
    let wasCarrying = engine.reorderMove
    let order = collection.order
    var operations: [MountOperation] = []
    switch step {
    case .begin: break
    case .show(let lists):
      self.lists = lists
      (unanswered, picture) = (nil, nil)
      operations = collection.show(content)
      if let move = wasCarrying, !lists.joined().contains(move.item.value(as: Int.self) ?? -1) {
        if engine.isReordering { return "an item is carried that has gone" }
      }
    case .beginReorder(let item):
      if engine.isReordering { return nil }
      let canBegin = collection.beginReorder(ItemID(item))
      let isSeen = collection.frame(of: item).map {
        Rect(size: engine.viewport.size).overlaps($0)
      }
      if canBegin != (isSeen ?? false) { return "\(item) is taken up: \(canBegin)" }
      // The pending move of an unwilling app is part of the shown order from now on.
      if canBegin, let move = unanswered {
        lists = moved(by: move)
        unanswered = nil
      }
      picture = canBegin && !isTimed ? placements : nil
    case .moveReorder(let x, let y):
      collection.moveReorder(to: Point(x: Double(x), y: Double(y)))
      let now = collection.order
      collection.moveReorder(to: Point(x: Double(x), y: Double(y)))
      if !isTimed, collection.order != now { return "no rest: \(now) then \(collection.order)" }
    case .place(let item, let section):
      engine.moveReorder(before: item.map { ItemID($0) }, inSection: ItemID(section))
      collection.update()
    case .endReorder:
      operations = collection.endReorder()
      if collection.order != order { return "letting go makes \(collection.order) of \(order)" }
      if reported.count != (wasCarrying.map { $0.source != $0.target } ?? false ? 1 : 0) {
        return "the app is told \(reported) of \(wasCarrying.map { "\($0)" } ?? "nothing")"
      }
    case .cancel:
      collection.cancelReorder()
      unanswered = nil
      if !reported.isEmpty { return "the app is told \(reported)" }
      if wasCarrying != nil, let picture, layoutKeepsPlaces, placements != picture {
        return "cancelled, it looks otherwise: \(placements) instead of \(picture)"
      }
    case .key(let move, let item):
      if engine.isReordering || !lists.joined().contains(item) { return nil }
      engine.focus(on: ItemID(item))
      collection.update()
      if let move = unanswered {
        lists = moved(by: move)
        unanswered = nil
      }
      collection.moveFocusedItem(move)
      if reported.count > 1 { return "the app is told \(reported)" }
    case .scroll(let distance):
      picture = nil
      collection.scroll(by: Double(distance))
    case .resize(let width, let height):
      picture = nil
      collection.resize(to: Size(width: Double(width), height: Double(height)))
    case .willing(let isWilling): self.isWilling = isWilling
    case .refuse(let number):
      // The app is queried once for each position; an app that changes its decision shows content.
      if engine.isReordering { return nil }
      refused = number
    case .wait:
      if isTimed { collection.advance(by: 0.05) }
      picture = isTimed ? nil : picture
    }
    let isFilledAgain = operations.contains {
      if case .update(_, let reason) = $0 { reason.contains(.content) } else { false }
    }
    return isFilledAgain && step == .endReorder ? "a drop fills a cell again" : nil
  }

  private var layoutKeepsPlaces: Bool { layout == .list() || layout == .grid(columns: .count(3)) }

  private var placements: [ItemKey: Rect] {
    Dictionary(
      engine.cells.filter { !$0.isLeaving }.map { ($0.key, $0.placement.frame) }, uniquingKeysWith: { $1 })
  }

  // MARK: - Laws

  private func brokenLaw() -> String? {
    let carried = engine.reorderMove
    let expected = (carried ?? unanswered).map(moved) ?? lists
    if collection.order != expected { return "shows \(collection.order) instead of \(expected)" }
    if let carried, let fault = fault(of: carried) { return "\(carried): \(fault)" }
    let dragged = engine.cells.filter { !$0.isLeaving && $0.state.contains(.dragging) }
    if let carried {
      if dragged.map({ $0.key.element }) != [.item(carried.item, occurrence: 0)] {
        return "it is not on screen"
      }
      if engine.draggedKey != dragged.first?.key { return "\(dragged) is not the dragged one" }
    } else if !dragged.isEmpty {
      return "\(dragged[0].key) is still dragged"
    }
    if !isTimed, carried == nil,
      engine.cells.contains(where: { $0.placement.layer > 0 || $0.movement != nil })
    {
      return "something is not at rest"
    }
    if engine.needsUpdate { return "it does not come to rest" }
    if carried == nil, engine.cells.contains(where: { $0.keepAliveReasons.contains(.dragging) }) {
      return "a cell is kept"
    }
    return engine.keyFailure ?? collection.issues.first.map { "\($0)" }
  }

  /// Returns an error message if a move of the app's data is invalid.
  private func fault(of move: ReorderMove) -> String? {
    guard let item = move.item.value(as: Int.self), let from = section(move.source),
      let to = section(move.target)
    else { return "unknown" }
    guard lists[from].indices.contains(move.source.index), lists[from][move.source.index] == item else {
      return "the app has it elsewhere"
    }
    if move.source == move.target { return nil }
    if from != to, to % 2 == 1 { return "the section takes its own alone" }
    if refuses(move) { return "it was refused" }
    let rest = moved(by: move)[to]
    guard rest.indices.contains(move.target.index), rest[move.target.index] == item else {
      return "no such place"
    }
    let (before, after) = (move.target.index + 1, move.target.index - 1)
    let neighbors = [before, after].map { rest.indices.contains($0) ? ItemID(rest[$0]) : nil }
    return neighbors == [move.target.before, move.target.after] ? nil : "the neighbors are \(neighbors)"
  }

  private func section(_ place: ReorderPlace) -> Int? {
    place.section.id.value(as: Int.self).flatMap { lists.indices.contains($0) ? $0 : nil }
  }

  /// Returns the app's data after a move, by its indices alone.
  private func moved(by move: ReorderMove) -> [[Int]] {
    var lists = lists
    guard let from = section(move.source), let to = section(move.target),
      lists[from].indices.contains(move.source.index)
    else { return lists }
    let item = lists[from].remove(at: move.source.index)
    lists[to].insert(item, at: min(move.target.index, lists[to].count))
    return lists
  }
}
