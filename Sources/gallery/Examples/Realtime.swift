import TesseraComponents
import TesseraLayout

/// Posts as a server would send them: every two seconds another state of the same feed.
final class RealtimeExample: BasicExample, Example {
  static let name = "realtime"
  static let summary = "A feed in which posts come, go, change and move every two seconds"

  private var frame = 0
  private var ticker = Ticker(seconds: 2)

  override init(arguments: [String]) throws(GalleryError) { try super.init(arguments: arguments) }

  /// Creates the example with a clock, such as one that a test controls.
  init(clock: any Clock<Duration>) {
    ticker = Ticker(seconds: 2, clock: clock)
    super.init()
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content(layout: .list(spacing: 16).inset(16)) {
      for post in Notice.frames[frame] {
        Section(post.id) {
          Text(post.text).selectable()
          if post.shares > 0 { Text(post.shares.of("share")).style(.caption) }
          if post.likes > 0 { Text(post.likes.of("like")).style(.caption) }
        }
        .background { Panel() }
      }
    }
    .transitions(.standard)
  }

  func status(focused: ItemKey?) -> String { "picture \(frame + 1) of \(Notice.frames.count)" }

  let keys = "n next"

  func press(_ key: Character) -> Bool {
    guard key == "n" else { return false }
    advance()
    return true
  }

  override func follow(_ onChange: @escaping @MainActor () -> Void) {
    ticker.start { [weak self] in
      self?.advance()
      onChange()
    }
  }

  func stopUpdates() { ticker.stop() }

  private func advance() { frame = (frame + 1) % Notice.frames.count }
}

/// A post, with the reactions of others.
struct Notice: Identifiable {
  /// The number of the text.
  var id: Int
  var shares = 0
  var likes = 0

  var text: String { Self.texts[id - 1] }

  private static let texts = [
    "The nine o'clock ferry leaves at half past.", "Still warm: rye with caraway.",
    "The old bridge is open again, on foot and by bicycle.", "Tonight in the harbor: brass, and no rain.",
  ]
  private static let (ferry, bakery, bridge, concert) = (1, 2, 3, 4)

  /// A feed at six moments.
  static let frames: [[Notice]] = [
    [Notice(id: ferry), Notice(id: bakery, likes: 2)],
    [Notice(id: ferry, likes: 1), Notice(id: bakery, shares: 1, likes: 5), Notice(id: bridge)],
    [Notice(id: bridge, likes: 3), Notice(id: ferry, likes: 4), Notice(id: bakery, shares: 1, likes: 5)],
    [Notice(id: concert), Notice(id: bridge, shares: 2, likes: 8), Notice(id: ferry, shares: 1, likes: 4)],
    [
      Notice(id: concert, shares: 3, likes: 1), Notice(id: ferry, shares: 1, likes: 9),
      Notice(id: bridge, shares: 2, likes: 8),
    ],
    [Notice(id: ferry, shares: 1, likes: 9), Notice(id: concert, shares: 4, likes: 12)],
  ]
}
