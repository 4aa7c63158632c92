@_spi(Behaviors) import Tessera
import TesseraDiff

// Headers, footers, placeholders and decorations, in views that are told which of them come and go.

extension IndexPathContent {
  /// Returns the position of a section; `nil` if it does not exist.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  package func position(of key: SectionKey) -> Int? { snapshot.sections.firstIndex { $0.key == key } }

  /// Returns the identity of an element with the kind of its view; `nil` if it does not exist.
  package func key(of element: IndexPathElement) -> ItemKey? { self[element]?.key }

  /// Returns whether both contents have the same sections, each with a header, a footer, a placeholder and
  /// decorations in both or in neither; their cells do not matter.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  package func hasSameSupplements(as old: IndexPathContent) -> Bool {
    guard sectionCount == old.sectionCount else { return false }
    return zip(snapshot.sections, old.snapshot.sections).allSatisfy { new, old in
      new.key == old.key && new.hasHeader == old.hasHeader && new.hasFooter == old.hasFooter
        && (new.section.placeholder == nil) == (old.section.placeholder == nil)
        && new.section.decorations.map(\.id) == old.section.decorations.map(\.id)
    }
  }
}
