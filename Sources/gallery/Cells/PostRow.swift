import FaultyServer
import TesseraComponents

/// A post: its author and its number, and the text below.
struct PostRow: Component {
  var post: Post

  /// Two lines, until the row is measured.
  static let sizing = Sizing.estimatedHeight(2 * TextMetrics.lineHeight)

  var body: some Component {
    HStack(alignment: .top) {
      Avatar(author)
      VStack {
        HStack(alignment: .firstBaseline) {
          Text(author).style(.headline)
          Spacer()
          Text("post \(post.id)").style(.caption).fixedWidth()
        }
        Text(post.text)
      }
    }
    .lineLimit(1)
  }

  private var author: String { Author.made.first { $0.id == post.author }?.name ?? "Unknown" }
}
