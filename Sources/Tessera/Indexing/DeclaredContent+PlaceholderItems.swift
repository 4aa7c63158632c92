#if !hasFeature(Embedded)
import TesseraLayout

// Views with layouts of their own have a place for items, and for nothing that stands in their place.

extension DeclaredContent {
  /// The content with the placeholders that are shown as items: each the only one of its section.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  var withPlaceholderItems: DeclaredContent {
    var content = asShown
    content.traits.remove(PlaceholdersTrait.self)
    content.sections = content.sections.map { $0.withPlaceholderItem }
    return content
  }
}

extension DeclaredSection {
  fileprivate var withPlaceholderItem: DeclaredSection {
    var section = self
    section.traits.remove(PlaceholdersTrait.self)
    if let cell = placeholder?.cell {
      section.placeholder = nil
      section.setRuns([SingleRun(cell, id: .placeholder)])
    } else if !sections.isEmpty {
      section.replaceSections { $0.withPlaceholderItem }
    }
    return section
  }
}

extension ItemID {
  /// What an item is called that stands in place of others.
  static var placeholder: ItemID { ItemID("tessera.placeholder") }
}

extension IndexedCell {
  /// Whether it stands in place of items: it can be tapped, and is none of them.
  package var isPlaceholder: Bool {
    if case .item(let id, _) = key.element { id == .placeholder } else { key.element == .placeholder }
  }
}
#endif
