/// A trait that installs its behavior when the content that declares it is shown.
class BehaviorTrait: Trait {
  /// Installs the behavior.
  func install(in engine: Engine) {}

  /// Returns what is wrong with the declaration of an item; asked for when its cell comes on screen.
  func issues(about key: ItemKey) -> [Issue] { [] }
}

extension Traits {
  /// Finds what is wrong with the declarations of an item.
  func findIssues(about key: ItemKey, _ issues: inout [Issue]) {
    for trait in all { issues += (trait as? BehaviorTrait)?.issues(about: key) ?? [] }
  }
}
