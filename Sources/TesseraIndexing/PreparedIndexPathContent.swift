@_spi(Behaviors) import Tessera
import TesseraDiff

/// Content whose identities, and changes from the content before, were computed away from the main actor.
package struct PreparedIndexPathContent<H: CollectionHost> {
  package let content: Content<H>
  /// The content with its identities.
  package let indexed: IndexPathContent<H>
  /// The ids, copied for the next comparison; `nil` if ids alone do not identify the items.
  package let ids: ContentIDs?
  /// The changes from the ids of ``base``, without updates; `nil` if these ids were not known.
  package let difference: SectionedDifference?
  /// The input.
  package let base: Preparation

  /// The input: values that any thread may read.
  package struct Preparation: Sendable {
    /// The number of the content to compare with.
    package let number: Int
    /// The ids of that content; `nil` if they are not known.
    package let ids: ContentIDs?
    /// The maximum number of items of a section that is checked for duplicate ids.
    package let identityCheckLimit: Int
    /// Whether placeholders count as items.
    package let placeholdersAreItems: Bool

    package init(number: Int, ids: ContentIDs?, identityCheckLimit: Int, placeholdersAreItems: Bool) {
      self.number = number
      self.ids = ids
      self.identityCheckLimit = identityCheckLimit
      self.placeholdersAreItems = placeholdersAreItems
    }
  }

  /// Prepares content. O(*n*).
  private init(_ content: Content<H>, for base: Preparation) {
    self.content = content
    self.base = base
    indexed = IndexPathContent(
      content, identityCheckLimit: base.identityCheckLimit, placeholdersAreItems: base.placeholdersAreItems)
    for section in indexed.snapshot.sections {
      for run in section.section.runs { run.isFromBackground = true }
    }
    let ids = ContentIDs(indexed.snapshot)
    self.ids = ids
    difference = base.ids.flatMap { old in ids.map { $0.difference(from: old) } }
  }

  /// Declares and prepares content on the concurrent executor.
  @concurrent
  package nonisolated static func prepared(
    _ declare: @Sendable () -> sending Content<H>, for base: Preparation
  ) async -> sending PreparedIndexPathContent {
    PreparedIndexPathContent(declare(), for: base)
  }
}
