/// What a view shows: sections of items, each with an id and a content.
///
/// Ids say what is the same section or item, contents say what has to be configured again. It is the "before"
/// and the "after" of a batch, for ``BatchContract`` and ``StrictBatchView``.
public struct BatchModel<ID: Hashable & Sendable>: Hashable, Sendable {
  /// One item.
  public struct Item: Hashable, Sendable {
    /// Who it is; unique in its section.
    public var id: ID
    /// Stands for what it shows: a revision, or a hash.
    public var content: Int

    /// Makes an item.
    public init(id: ID, content: Int = 0) {
      self.id = id
      self.content = content
    }
  }

  /// One section.
  public struct Section: Hashable, Sendable {
    /// Who it is; unique among the sections.
    public var id: ID
    /// Stands for what the section shows by itself, such as a header: a revision, or a hash.
    public var content: Int
    /// Its items, in order.
    public var items: [Item]

    /// Makes a section.
    public init(id: ID, content: Int = 0, items: [Item] = []) {
      self.id = id
      self.content = content
      self.items = items
    }
  }

  /// The sections, in order.
  public var sections: [Section]

  /// Makes a model from its sections.
  public init(sections: [Section] = []) {
    self.sections = sections
  }
}

extension BatchModel: CustomStringConvertible {
  /// One line: `fruit[apple pear:2] nuts:1[]`. A number is a content that is not zero.
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
