#if !hasFeature(Embedded)
@_spi(Behaviors) import TesseraKernel
import TesseraLayout

// Placeholders as items, for views with layouts of their own, which place items and nothing else.

extension DeclaredContent {
  /// The content with its visible placeholders as items, each the only item of its section. O(*s*) for *s*
  /// sections.
  package var withPlaceholderItems: DeclaredContent {
    var content = resolved
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
  /// The id of an item that stands for a placeholder.
  package static var placeholder: ItemID { ItemID("tessera.placeholder") }
}
#endif
