import TesseraComponents

/// Posts as a server would send them: every two seconds another state of the same feed.
final class RealtimeExample: BasicExample, Example {
  static let summary = "A feed in which posts come, go, change and move every two seconds"

  private var frame = 0

  func content<H: CollectionHost>() -> Content<H> {
    Content(layout: .list(spacing: 16).inset(16)) {
      for post in Notice.frames[frame] {
        Section(post.id) {
          Text(post.id.rawValue).selectable()
          if post.shares > 0 { Text(post.shares.of("share")).style(.caption) }
          if post.likes > 0 { Text(post.likes.of("like")).style(.caption) }
        }
        .background { Panel() }
      }
    }
    .transitions(.standard)
  }

  func status(focused: ItemKey?) -> String { "picture \(frame + 1) of \(Notice.frames.count)" }

  var keys: [KeyCommand] { key("n", "next") { $0.tick() } }

  override var period: Int? { 2 }

  override func tick() { frame = (frame + 1) % Notice.frames.count }
}

/// A post, with the reactions of others.
struct Notice: Identifiable {
  var id: Subject
  var shares = 0
  var likes = 0

  enum Subject: String {
    case ferry = "The nine o'clock ferry leaves at half past."
    case bakery = "Still warm: rye with caraway."
    case bridge = "The old bridge is open again, on foot and by bicycle."
    case concert = "Tonight in the harbor: brass, and no rain."
  }

  /// A feed at six moments.
  static let frames: [[Notice]] = [
    [Notice(id: .ferry), Notice(id: .bakery, likes: 2)],
    [Notice(id: .ferry, likes: 1), Notice(id: .bakery, shares: 1, likes: 5), Notice(id: .bridge)],
    [Notice(id: .bridge, likes: 3), Notice(id: .ferry, likes: 4), Notice(id: .bakery, shares: 1, likes: 5)],
    [
      Notice(id: .concert), Notice(id: .bridge, shares: 2, likes: 8), Notice(id: .ferry, shares: 1, likes: 4),
    ],
    [
      Notice(id: .concert, shares: 3, likes: 1), Notice(id: .ferry, shares: 1, likes: 9),
      Notice(id: .bridge, shares: 2, likes: 8),
    ],
    [Notice(id: .ferry, shares: 1, likes: 9), Notice(id: .concert, shares: 4, likes: 12)],
  ]
}
