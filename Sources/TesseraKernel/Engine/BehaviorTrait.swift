/// A trait that installs its behavior when the content that declares it is shown.
///
/// A modifier makes it and declares it with ``Content/trait(_:)-(T)``, ``Section/trait(_:)-(T)`` or
/// ``Interactive/trait(_:)``; the behavior reads it from the engine.
///
///     final class SpyTrait: BehaviorTrait {
///       override func install(in engine: Engine) { engine.install { Spy() } }
///     }
open class BehaviorTrait: Trait {
  /// Makes a trait.
  public override init() {}

  /// Installs the behavior; called before new content whose declaration, sections or runs have the trait is shown, and before
  /// a cell that has it comes on screen or is declared anew there. Install the behavior by ``Engine/install(_:)``, which
  /// makes one at most, and wake it if it has gone to sleep.
  open func install(in engine: Engine) {}

  /// Returns what is wrong with the declaration of an item; asked for when its cell comes on screen.
  @_spi(Behaviors)
  open func issues(about key: ItemKey) -> [Issue] { [] }

  /// Returns whether something can be done by keys with an item that declares the trait, wherever it stands.
  @_spi(Behaviors)
  open func canWork(on cell: DeclaredCell) -> Bool { false }

  /// Takes an event of the view that shows an item which declares the trait.
  @_spi(Behaviors)
  open func receive(_ event: AnyCellEvent, from key: ItemKey, at path: ElementPath, _ engine: Engine) {}
}

extension Traits {
  /// Finds what is wrong with the declarations of an item.
  func findIssues(about key: ItemKey, _ issues: inout [Issue]) {
    for trait in all { issues += (trait as? BehaviorTrait)?.issues(about: key) ?? [] }
  }

  /// Whether something can be done by keys with an item that declares them, wherever it stands.
  package func canWork(on cell: DeclaredCell) -> Bool {
    all.contains { ($0 as? BehaviorTrait)?.canWork(on: cell) ?? false }
  }
}
