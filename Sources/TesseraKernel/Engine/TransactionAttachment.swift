/// A value that a behavior attaches to a transaction, such as the items that came and went. It is boxed like
/// a ``Trait``.
///
/// The compiler cannot check that an open class is sendable. Attachments are, because they have only
/// constants of sendable types.
@_spi(Behaviors)
open class TransactionAttachment: @unchecked Sendable {
  /// Creates an attachment.
  package init() {}

  /// Returns whether another attachment has the same value.
  open func isEqual(to other: TransactionAttachment) -> Bool { self === other }
}

/// The attachments of a transaction, at most one of each type.
package struct TransactionAttachments: Sendable {
  private var all: [TransactionAttachment] = []

  package func first<N: TransactionAttachment>(_ type: N.Type = N.self) -> N? {
    for attachment in all {
      if let found = attachment as? N { return found }
    }
    return nil
  }

  /// Sets the attachment of a type; `nil` removes it.
  package mutating func set<N: TransactionAttachment>(_ attachment: N?) {
    if !all.isEmpty { all.removeAll { $0 is N } }
    if let attachment { all.append(attachment) }
  }
}

extension TransactionAttachments: Hashable {
  package static func == (left: TransactionAttachments, right: TransactionAttachments) -> Bool {
    left.all.count == right.all.count
      && left.all.allSatisfy { attachment in right.all.contains { attachment.isEqual(to: $0) } }
  }

  /// Hashes the number of attachments, because they have no order.
  package func hash(into hasher: inout Hasher) { hasher.combine(all.count) }
}
