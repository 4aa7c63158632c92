import TesseraLayout

/// A cell that is shown in place of the items of a section, or of all sections.
package struct Placeholder: Equatable {
  package let cell: DeclaredCell
  /// Whether the cell is in the middle of the viewport, for the whole content.
  package let fillsViewport: Bool

  package init(cell: DeclaredCell, fillsViewport: Bool) {
    self.cell = cell
    self.fillsViewport = fillsViewport
  }

  /// The placeholder as a supplementary, by which differences identify it.
  var supplementary: Supplementary { Supplementary(cell: cell, isPinned: false) }
}

extension DeclaredContent {
  /// Returns the content with only a placeholder. The section that shows it gets traits from the sections
  /// that it replaces; see ``Trait/standIn(_:for:)``.
  package func showing(only placeholder: DeclaredCell) -> DeclaredContent {
    var section = DeclaredSection(id: ItemID("placeholder"), layout: .list(), runs: [])
    section.placeholder = Placeholder(cell: placeholder, fillsViewport: true)
    forEachSection { _, key, declared in
      for trait in declared.traits.all { trait.standIn(&section.traits, for: key) }
    }
    var content = self
    content.sections = [section]
    content.layout = axis == .vertical ? .list() : .list().transposed()
    return content
  }

  /// The content as shown: each trait can replace the declaration that has it, for example by a placeholder.
  ///
  /// Traits do this rather than behaviors because it is also needed without an engine: for content that is
  /// prepared in the background, for differences, and for adapters.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  package var resolved: DeclaredContent {
    var content = self
    for trait in traits.all {
      if let other = trait.replacement(for: content) { content = other }
    }
    guard content.sections.contains(where: { $0.isReplacing }) else { return content }
    content.sections = content.sections.map { $0.resolved }
    return content
  }

  /// Calls a closure with the position, key and declaration of every section, in depth-first order.
  package func forEachSection(_ body: (Int, SectionKey, DeclaredSection) -> Void) {
    var position = 0
    func visit(_ siblings: [DeclaredSection], _ ancestors: [SectionKey.Ancestor]) {
      var occurrences: [ItemID: Int] = [:]
      for section in siblings {
        let occurrence = occurrences[section.id, default: 0]
        occurrences[section.id] = occurrence + 1
        let key = SectionKey(section.id, occurrence: occurrence, ancestors: ancestors)
        body(position, key, section)
        position += 1
        visit(section.sections, key.path)
      }
    }
    visit(sections, [])
  }
}

extension DeclaredSection {
  /// Whether a trait of the section or of a nested section can replace it.
  @inline(never)
  fileprivate var isReplacing: Bool {
    traits.all.contains { $0.isReplacing } || sections.contains { $0.isReplacing }
  }

  /// The section as shown.
  @inline(never)
  fileprivate var resolved: DeclaredSection {
    guard isReplacing else { return self }
    var section = self
    for trait in traits.all {
      if let other = trait.replacement(for: section) { section = other }
    }
    if !section.sections.isEmpty { section.replaceSections { $0.resolved } }
    return section
  }
}
