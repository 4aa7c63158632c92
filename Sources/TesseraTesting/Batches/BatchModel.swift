/// The contents of a view: sections of items, each with an id and a content.
///
/// Ids identify sections and items. A different content means that a cell must be reconfigured.
/// ``BatchContract`` and ``StrictBatchView`` use models for the state before and after a batch.
public struct BatchModel<ID: Hashable & Sendable>: Hashable, Sendable {
  /// An item.
  public struct Item: Hashable, Sendable {
    /// The id, unique in the section.
    public var id: ID
    /// A representation of the displayed content: a revision, or a hash.
    public var content: Int

    /// Creates an item.
    public init(id: ID, content: Int = 0) {
      self.id = id
      self.content = content
    }
  }

  /// A section.
  public struct Section: Hashable, Sendable {
    /// The id, unique among the sections.
    public var id: ID
    /// A representation of the content that the section itself displays, such as a header: a revision, or a
    /// hash.
    public var content: Int
    /// The items, in order.
    public var items: [Item]

    /// Creates a section.
    public init(id: ID, content: Int = 0, items: [Item] = []) {
      self.id = id
      self.content = content
      self.items = items
    }
  }

  /// The sections, in order.
  public var sections: [Section]

  /// Creates a model from its sections.
  public init(sections: [Section] = []) {
    self.sections = sections
  }
}

extension BatchModel: CustomStringConvertible {
  /// The model in one line: `fruit[apple pear:2] nuts:1[]`.
  ///
  /// A number is a content other than zero.
  public var description: String {
    sections.map { section in
      let items = section.items.map { Self.label($0.id, $0.content) }
      return Self.label(section.id, section.content) + "[" + items.joined(separator: " ") + "]"
    }.joined(separator: " ")
  }

  private static func label(_ id: ID, _ content: Int) -> String {
    content == 0 ? "\(id)" : "\(id):\(content)"
  }
}
