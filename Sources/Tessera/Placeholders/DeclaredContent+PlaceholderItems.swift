#if !hasFeature(Embedded)
@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Views with layouts of their own have a place for items, and for nothing that stands in their place.

extension DeclaredContent {
  /// The content with the placeholders that are shown as items: each the only one of its section.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  package var withPlaceholderItems: DeclaredContent {
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
  package static var placeholder: ItemID { ItemID("tessera.placeholder") }
}
#endif
