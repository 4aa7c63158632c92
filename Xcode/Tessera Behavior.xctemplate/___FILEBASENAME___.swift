import ___VARIABLE_module___

/// Reports the number of items on screen when it has changed.
final class ___FILEBASENAMEASIDENTIFIER___: Behavior {
  private var reported: Int?

  override init() {
    super.init()
    activePhases = .content
  }

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    activePhases = engine.trait(___FILEBASENAMEASIDENTIFIER___Trait.self) == nil ? .content : [.content, .finish]
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    let count = engine.cells.count { $0.path.item != nil && $0.placement.frame.overlaps(engine.viewport) }
    guard let trait = engine.trait(___FILEBASENAMEASIDENTIFIER___Trait.self), count != reported else { return }
    reported = count
    // Handlers of the app are called when no update is under way.
    engine.enqueue { trait.action(count) }
  }
}

/// Declares the handler.
final class ___FILEBASENAMEASIDENTIFIER___Trait: BehaviorTrait {
  let action: (Int) -> Void

  init(_ action: @escaping (Int) -> Void) { self.action = action }

  override func install(in engine: Engine) { engine.install { ___FILEBASENAMEASIDENTIFIER___() } }

  override var makesDifference: Bool { false }
}

extension Content {
  /// Adds a handler that is called when another number of items is on screen.
  func on___FILEBASENAMEASIDENTIFIER___(_ action: @escaping (_ count: Int) -> Void) -> Content { trait(___FILEBASENAMEASIDENTIFIER___Trait(action)) }
}
