@_spi(Behaviors) import TesseraKernel

/// The trait that declares key commands of a cell, a section or the whole content. Like handlers, commands do not
/// affect the equality of content.
final class KeyCommandsTrait: BehaviorTrait {
  let commands: [KeyCommand]

  init(_ commands: [KeyCommand]) { self.commands = commands }

  override var makesDifference: Bool { false }

  override func isEqual(to other: Trait) -> Bool { other is KeyCommandsTrait }

  override func canAct(on cell: DeclaredCell) -> Bool { !commands.isEmpty }
}

extension Content {
  /// Declares commands that the user gives by keys, wherever the focus is; see ``KeyCommand``.
  ///
  /// Commands of the focused item and of its sections come first if they have the same keys.
  public func keys(@KeyCommandBuilder _ commands: () -> [KeyCommand]) -> Content {
    trait(KeyCommandsTrait(commands()))
  }
}

extension Section {
  /// Declares commands that the user gives by keys while an item of the section has the focus; see ``KeyCommand``.
  public func keys(@KeyCommandBuilder _ commands: () -> [KeyCommand]) -> Section {
    trait(KeyCommandsTrait(commands()))
  }
}

extension Interactive {
  /// Declares commands that the user gives by keys while the item has the focus, or a part of the group of cells; see
  /// ``KeyCommand``.
  ///
  /// An item with commands can have the focus.
  public func keys(@KeyCommandBuilder _ commands: () -> [KeyCommand]) -> Reacting {
    trait(KeyCommandsTrait(commands()))
  }
}
