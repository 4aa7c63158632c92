import TesseraLoading
import TesseraSQLite
import TestSupport

/// An item of a feed.
struct Post: Identifiable, Codable, Hashable, Sendable {
  var id: Int
  var text: String
}

typealias PostStore = SQLitePageStore<Post, Int>
typealias PostPage = Page<Post, Int>

extension Page where Item == Post, Key == Int {
  /// Returns a page that is determined by its number.
  static func sample(_ number: Int, count: Int = 20, edition: Int = 0) -> PostPage {
    PostPage(
      (0..<count).map { Post(id: number * 1000 + $0, text: "post \(number).\($0) of edition \(edition) ☂︎") },
      next: number + 1, previous: number > 0 ? number - 1 : nil, itemsBefore: number * count)
  }
}
