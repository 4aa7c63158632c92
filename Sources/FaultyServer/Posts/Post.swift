/// A post of a feed.
public struct Post: Codable, Identifiable, Hashable, Sendable {
  /// The identifier of the post, which is greater for newer posts.
  public var id: Int
  /// The identifier of the post's author.
  public var author: Int
  /// The text of the post.
  public var text: String

  /// Creates a post.
  public init(id: Int, author: Int, text: String) {
    self.id = id
    self.author = author
    self.text = text
  }

  /// Creates a post with made-up content that depends only on its number.
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

/// An author of posts.
public struct Author: Codable, Identifiable, Hashable, Sendable {
  /// The identifier of the author, counted from 1.
  public var id: Int
  /// The name of the author.
  public var name: String

  /// The authors of the made-up posts.
  public static let made = ["Ada", "Björn", "Chiara", "Dilek", "Emre"].enumerated().map {
    Author(id: $0.offset + 1, name: $0.element)
  }
}
