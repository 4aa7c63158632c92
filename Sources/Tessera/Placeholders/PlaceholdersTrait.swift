@_spi(Behaviors) import TesseraKernel

/// The trait for placeholders, which replaces content by them.
final class PlaceholdersTrait: Trait {
  let placeholders: Placeholders

  init(_ placeholders: Placeholders) { self.placeholders = placeholders }

  override func isEqual(to other: Trait) -> Bool {
    (other as? PlaceholdersTrait)?.placeholders == placeholders
  }

  override var makesDifference: Bool { placeholders != Placeholders() }

  override var isReplacing: Bool { true }

  override func replacement(for content: DeclaredContent) -> DeclaredContent? {
    let isSettled = content.sections.allSatisfy { $0.isSettled }
    let isEmpty = !content.sections.contains { $0.count > 0 }
    guard let cell = placeholders.cell(whereEmpty: isEmpty), isSettled || !placeholders.isSettled else {
      return nil
    }
    return content.showing(only: cell)
  }

  override func replacement(for section: DeclaredSection) -> DeclaredSection? {
    guard let cell = placeholders.cell(whereEmpty: section.count == 0),
      !placeholders.isSettled || section.sections.allSatisfy({ $0.isSettled })
    else { return nil }
    var section = section
    section.show(Placeholder(cell: cell, fillsViewport: false))
    return section
  }
}

extension Traits {
  var placeholders: Placeholders {
    get { first(PlaceholdersTrait.self)?.placeholders ?? Placeholders() }
    set { set(PlaceholdersTrait(newValue)) }
  }
}

extension DeclaredSection {
  /// Whether nothing is loading or has failed, in this section and those inside it.
  fileprivate var isSettled: Bool {
    (traits.first(PlaceholdersTrait.self)?.placeholders.isSettled ?? true)
      && sections.allSatisfy { $0.isSettled }
  }
}
