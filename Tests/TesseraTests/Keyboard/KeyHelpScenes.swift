import TesseraLayout
import TesseraTesting

@_spi(Behaviors) @testable import Tessera
import TesseraKernel

/// Collections in which one receiver handles its keys.
@MainActor
struct KeyHelpScenes {
  /// The receiver; `nil` for the engine itself.
  let receiver: Behavior.Type?
  let stage: KeyStage
  /// Closures that each make a collection.
  let makers: [() -> HeadlessCollection]

  private init(_ receiver: Behavior.Type?, _ stage: KeyStage, _ makers: (() -> HeadlessCollection)...) {
    self.receiver = receiver
    self.stage = stage
    self.makers = makers
  }

  /// Returns whether the receiver handles a key in a new collection of one of the makers.
  func takes(_ press: KeyPress) -> Bool {
    stage.accepts(press) && makers.contains { takes(press, $0().engine) }
  }

  private func takes(_ press: KeyPress, _ engine: Engine) -> Bool {
    guard let receiver else { return engine.press(press, at: stage) }
    guard let behavior = engine.behaviors.first(where: { type(of: $0) == receiver }) else { return false }
    return switch stage {
    case .option: behavior.activePhases.contains(.keys) && behavior.press(press, in: .option, engine)
    case .dismissal: behavior.activePhases.contains(.keys) && behavior.press(press, in: .dismissal, engine)
    case .continuation:
      behavior.activePhases.contains(.keys) && behavior.press(press, in: .continuation, engine)
    case .action: behavior.activePhases.contains(.keys) && behavior.press(press, in: .action, engine)
    case .remainder: behavior.activePhases.contains(.keys) && behavior.press(press, in: .remainder, engine)
    case .menu, .cell, .command, .deletion, .activation, .focus: false
    }
  }

  // MARK: Scenes

  /// One for each receiver and stage whose keys are listed one by one.
  static let all: [KeyHelpScenes] = [
    KeyHelpScenes(nil, .menu) {
      let collection = HeadlessCollection(columns: 8, rows: 6) {
        Section("s") { ForEach(0..<3) { Label("\($0)").contextAction("Copy") {} } }
      }
      collection.engine.openContextMenu(of: collection.engine.cells[0].id)
      return collection
    },
    KeyHelpScenes(nil, .deletion) {
      focused(
        HeadlessCollection(columns: 8, rows: 6) {
          Section("s") { ForEach(0..<3) { Label("\($0)").contextAction("Delete", isDestructive: true) {} } }
        })
    },
    KeyHelpScenes(nil, .activation) { focused(rows()) },
    KeyHelpScenes(nil, .focus) { focused(rows()) },
    KeyHelpScenes(SwipeBehavior.self, .dismissal) {
      let mails = Mails()
      mails.drag(0, by: -80)
      return mails.collection
    },
    KeyHelpScenes(SelectionBehavior.self, .dismissal) {
      let collection = rows(EngineConfiguration(selectionMode: .extended, selectsByMarquee: true))
      collection.pointer(.down, at: Point(x: 60, y: 90), time: 0)
      collection.pointer(.moved, at: Point(x: 20, y: 10), time: 0)
      return collection
    },
    KeyHelpScenes(
      SelectionBehavior.self, .action,
      { focused(rows(EngineConfiguration(selectionMode: .multiple))) },
      { focused(rows(EngineConfiguration(selectionMode: .extended))) }),
    KeyHelpScenes(ReorderBehavior.self, .option) { focused(reordered()) },
    KeyHelpScenes(ReorderBehavior.self, .dismissal) {
      let collection = reordered()
      _ = collection.engine.beginReorder(of: collection.engine.cells[1].id)
      collection.update()
      return collection
    },
    KeyHelpScenes(
      OutlineBehavior.self, .action, { tree(isExpanded: false, focus: 0) },
      { tree(isExpanded: true, focus: 1) }),
    KeyHelpScenes(
      PagingBehavior.self, .action, { pager(0..<3) },
      {
        let content = Content<Headless> {
          Section("pages", layout: .pages()) { ForEach(0..<3) { Label("\($0)") } }
        }
        return HeadlessCollection(size: Size(width: 64, height: 96), content: content.snapping(.pages))
      }),
    KeyHelpScenes(RefreshBehavior.self, .action) {
      HeadlessCollection(
        size: Size(width: 64, height: 96), content: Content { Section("s") { Label("a") } }.onRefresh {})
    },
    KeyHelpScenes(TypeAheadBehavior.self, .dismissal) { typed() },
    KeyHelpScenes(TypeAheadBehavior.self, .continuation) { typed() },
    KeyHelpScenes(TypeAheadBehavior.self, .remainder) { names() },
  ]

  /// Returns three rows, with empty space below.
  private static func rows(
    _ configuration: EngineConfiguration = EngineConfiguration()
  ) -> HeadlessCollection {
    HeadlessCollection(columns: 8, rows: 6, configuration: configuration) {
      Section("s") { ForEach(0..<3) { Label("\($0)").onTap {} } }
    }
  }

  private static func focused(_ collection: HeadlessCollection) -> HeadlessCollection {
    collection.engine.focus(on: 1)
    collection.update()
    return collection
  }

  private static func reordered() -> HeadlessCollection {
    let content = Content<Headless> {
      Section("s") { ForEach(0..<3, id: \.self) { Label("\($0)").reorderable() } }
    }
    return HeadlessCollection(size: Size(width: 64, height: 96), content: content.onReorder { _ in })
  }

  private static func tree(isExpanded: Bool, focus: Int) -> HeadlessCollection {
    let parent = CellExpansion(level: 0, isExpandable: true, isExpanded: isExpanded, toggle: {})
    let child = CellExpansion(level: 1, parent: 0, isExpandable: false, isExpanded: false, toggle: {})
    let collection = HeadlessCollection(
      size: Size(width: 64, height: 96),
      content: Content {
        Section("s") {
          Label("parent").id(0).expansion(parent)
          if isExpanded { Label("child").id(1).expansion(child).onTap {} }
        }
      })
    collection.engine.focus(on: ItemID(focus))
    collection.update()
    return collection
  }

  private static func names() -> HeadlessCollection {
    let content = Content<Headless> {
      Section("s") { ForEach(["ab", "az", "rr"], id: \.self) { Label($0).onTap {} } }
    }
    return HeadlessCollection(size: Size(width: 64, height: 96), content: content.typeAhead())
  }

  private static func typed() -> HeadlessCollection {
    let collection = names()
    collection.engine.press(.character("a"))
    return collection
  }
}
