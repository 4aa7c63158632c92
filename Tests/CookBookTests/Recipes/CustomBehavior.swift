import TesseraComponents
import TesseraTesting
import Testing

/// Reports the first item on screen when it has changed.
final class FirstItem: Behavior {
  private var reported: ItemKey?

  override init() {
    super.init()
    activePhases = .finish
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    guard let trait = engine.trait(FirstItemTrait.self) else { return }
    let first = engine.cells.first { $0.path.item != nil && $0.placement.frame.overlaps(engine.viewport) }
    guard let key = first?.key, key != reported else { return }
    reported = key
    engine.enqueue { trait.action(key) }
  }
}

final class FirstItemTrait: BehaviorTrait {
  let action: (ItemKey) -> Void

  init(_ action: @escaping (ItemKey) -> Void) { self.action = action }

  override func install(in engine: Engine) { engine.install { FirstItem() } }

  override var makesDifference: Bool { false }
}

extension Content {
  /// Adds a handler that is called when another item is the first one on screen.
  func onFirstItem(_ action: @escaping (ItemKey) -> Void) -> Content { trait(FirstItemTrait(action)) }
}

extension RecipeTests {
  @Test("A behavior of the app reports what the user has scrolled to")
  func customBehavior() {
    var keys: [ItemKey] = []
    let screen = collection(
      lines: 2,
      Content { Section("rows") { ForEach(1...9) { Text("row \($0)") } } }.onFirstItem { keys.append($0) })
    screen.scroll(by: 32)
    screen.update()
    #expect(keys.map(\.element) == [.item(1, occurrence: 0), .item(3, occurrence: 0)])
  }
}
