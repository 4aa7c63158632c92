/// A trait that installs its behavior when the content that declares it is shown.
///
/// A modifier creates the trait and declares it with ``Content/trait(_:)-(T)``, ``Section/trait(_:)-(T)`` or
/// ``Interactive/trait(_:)``. The behavior reads it from the engine.
///
///     final class SpyTrait: BehaviorTrait {
///       override func install(in engine: Engine) { engine.install { Spy() } }
///     }
open class BehaviorTrait: Trait {
  /// Creates a trait.
  public override init() {}

  /// Installs the behavior.
  ///
  /// The engine calls this before it shows new content whose declaration, sections or runs have the trait,
  /// and before it mounts or updates a cell that has it. Install the behavior with ``Engine/install(_:)``,
  /// which creates one at most, and activate it if it has become idle.
  open func install(in engine: Engine) {}

  /// Returns the issues of an item's declaration. The engine calls this when the cell of the item comes on
  /// screen.
  @_spi(Behaviors)
  open func issues(about key: ItemKey) -> [Issue] { [] }

  /// Returns whether keys can act on an item that declares the trait, wherever it is.
  @_spi(Behaviors)
  open func canAct(on cell: DeclaredCell) -> Bool { false }

  /// Whether the trait handles the events that the cell makes of taps and keys by itself.
  @_spi(Behaviors)
  open var handlesCellEvents: Bool { false }

  /// Handles an event that the cell made of a tap or a key.
  ///
  /// - Returns: `true` if the trait handles events of this type.
  @_spi(Behaviors)
  open func handle(_ event: AnyCellEvent, from key: ItemKey, _ engine: Engine) -> Bool { false }

  /// Handles an event of the view of an item that declares the trait.
  @_spi(Behaviors)
  open func receive(_ event: AnyCellEvent, from key: ItemKey, at path: ElementPath, _ engine: Engine) {}
}

extension Traits {
  /// Appends the issues of an item's declarations.
  func findIssues(about key: ItemKey, _ issues: inout [Issue]) {
    for trait in all { issues += (trait as? BehaviorTrait)?.issues(about: key) ?? [] }
  }

  /// Returns whether keys can act on an item that declares the traits, wherever it is.
  package func canAct(on cell: DeclaredCell) -> Bool {
    all.contains { ($0 as? BehaviorTrait)?.canAct(on: cell) ?? false }
  }
}
