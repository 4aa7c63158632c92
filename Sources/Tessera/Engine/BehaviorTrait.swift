/// A trait that installs its behavior when the content that declares it is shown.
class BehaviorTrait: Trait {
  /// Installs the behavior.
  func install(in engine: Engine) {}

  /// Returns what is wrong with the declaration of an item; asked for when its cell comes on screen.
  func issues(about key: ItemKey) -> [Issue] { [] }

  /// Returns whether something can be done by keys with an item that declares the trait, wherever it stands.
  func canWork(on cell: DeclaredCell) -> Bool { false }

  /// Takes an event of the view that shows an item which declares the trait.
  func receive(_ event: AnyCellEvent, from key: ItemKey, at path: ElementPath, _ engine: Engine) {}
}

extension Traits {
  /// Finds what is wrong with the declarations of an item.
  func findIssues(about key: ItemKey, _ issues: inout [Issue]) {
    for trait in all { issues += (trait as? BehaviorTrait)?.issues(about: key) ?? [] }
  }

  /// Whether something can be done by keys with an item that declares them, wherever it stands.
  func canWork(on cell: DeclaredCell) -> Bool {
    all.contains { ($0 as? BehaviorTrait)?.canWork(on: cell) ?? false }
  }
}
