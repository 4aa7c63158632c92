/// Something that somebody has written.
public struct Post: Codable, Identifiable, Hashable, Sendable {
  /// Grows with time: what is newer has a higher one.
  public var id: Int
  /// The number of who has written it.
  public var author: Int
  /// What was written.
  public var text: String

  /// Makes a post.
  public init(id: Int, author: Int, text: String) {
    self.id = id
    self.author = author
    self.text = text
  }

  /// A post that is made up; equal numbers make equal posts.
  public init(made id: Int) {
    let words = Self.words
    let text = [id, id / 7 + 3, id / 3 + 5].map { words[$0 % words.count] }.joined(separator: " ")
    self.init(id: id, author: id % Author.made.count + 1, text: text)
  }

  private static let words = [
    "amber", "brook", "cedar", "delta", "ember", "fjord", "grove", "harbour", "island", "jasmine", "kelp",
    "lagoon", "meadow", "north", "orchard", "pebble", "quartz", "river", "summit", "tide", "umber", "valley",
    "willow",
  ]
}

/// Somebody who writes.
public struct Author: Codable, Identifiable, Hashable, Sendable {
  /// From 1.
  public var id: Int
  /// As people call them.
  public var name: String

  /// All that there are.
  public static let made = ["Ada", "Björn", "Chiara", "Dilek", "Emre"].enumerated().map {
    Author(id: $0.offset + 1, name: $0.element)
  }
}
