import TesseraLayout

// What is declared becomes what is shown: sections with a placeholder in place of their items.

extension DeclaredContent {
  /// The content with the placeholders that are shown: each in place of the items, or of all sections.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  var withPlaceholders: DeclaredContent {
    let isSettled = sections.allSatisfy { $0.isSettled }
    let isEmpty = !sections.contains { $0.count > 0 }
    if let cell = placeholders.cell(whereEmpty: isEmpty), isSettled || !placeholders.isSettled {
      return showing(cell)
    }
    guard sections.contains(where: { $0.hasPlaceholders }) else { return self }
    return replacing(sections.map { $0.withPlaceholder }, layout)
  }

  /// The content with a placeholder and nothing else.
  private func showing(_ cell: DeclaredCell) -> DeclaredContent {
    var section = DeclaredSection(id: ItemID("placeholder"), layout: .list(), runs: [])
    section.placeholder = Placeholder(cell: cell, fillsViewport: true)
    section.drops = dropsInstead
    return replacing([section], axis == .vertical ? .list() : .list().transposed())
  }

  /// What people can drop where the placeholder stands: what the first section takes that takes anything.
  private var dropsInstead: DropsBox? {
    var found: DropsBox?
    forEachSection { _, key, section in
      guard found == nil, let drops = section.drops else { return }
      found = DropsBox(drops.handlers, for: key)
    }
    return found
  }

  private func replacing(_ sections: [DeclaredSection], _ layout: Layout) -> DeclaredContent {
    var content = self
    content.sections = sections
    content.layout = layout
    return content
  }
}

extension DeclaredSection {
  /// Whether anything is declared to be shown in place of items, here or in sections inside.
  fileprivate var hasPlaceholders: Bool {
    placeholdersBox != nil || sections.contains { $0.hasPlaceholders }
  }

  /// Whether nothing is loading or has failed, here and in sections inside.
  fileprivate var isSettled: Bool {
    (placeholdersBox?.placeholders.isSettled ?? true) && sections.allSatisfy { $0.isSettled }
  }

  /// The section as it is shown.
  fileprivate var withPlaceholder: DeclaredSection {
    guard hasPlaceholders else { return self }
    var section = self
    if let cell = placeholder(whereEmpty: count == 0) {
      section.show(Placeholder(cell: cell, fillsViewport: false))
    } else if !sections.isEmpty {
      section.replaceSections { $0.withPlaceholder }
    }
    return section
  }

  private func placeholder(whereEmpty isEmpty: Bool) -> DeclaredCell? {
    guard let placeholders = placeholdersBox?.placeholders else { return nil }
    guard let cell = placeholders.cell(whereEmpty: isEmpty) else { return nil }
    return !placeholders.isSettled || sections.allSatisfy { $0.isSettled } ? cell : nil
  }
}
