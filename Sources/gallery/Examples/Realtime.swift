import TesseraComponents
import TesseraLayout

/// Posts as a server would send them: every two seconds another state of the same feed.
final class RealtimeExample: Example {
  static let name = "realtime"
  static let summary = "A feed in which posts appear, disappear, change and move every two seconds"

  private var frame = 0
  private let ticker: Ticker

  init(arguments: [String]) throws(GalleryError) {
    if let argument = arguments.first {
      throw .usage("realtime takes no argument, but was given '\(argument)'")
    }
    ticker = Ticker(seconds: 2)
  }

  /// Creates the example with a clock, such as one that a test controls.
  init(clock: any Clock<Duration>) { ticker = Ticker(seconds: 2, clock: clock) }

  func content<H: CollectionHost>() -> Content<H> {
    Content(layout: .list(spacing: 16).inset(16)) {
      for post in Notice.frames[frame] {
        Section(post.id, layout: .list().inset(Insets(horizontal: 8, vertical: 0))) {
          Text(post.text).selectable()
          if post.shares > 0 { Text("\(post.shares) share\(post.shares == 1 ? "" : "s")").style(.caption) }
          if post.likes > 0 { Text("\(post.likes) like\(post.likes == 1 ? "" : "s")").style(.caption) }
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

  func follow(_ onChange: @escaping @MainActor () -> Void) {
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
  var id: Int
  var text: String
  var shares = 0
  var likes = 0

  /// A feed at six moments.
  static let frames: [[Notice]] = [
    [ferry(), bakery(likes: 2)],
    [ferry(likes: 1), bakery(shares: 1, likes: 5), bridge()],
    [bridge(likes: 3), ferry(likes: 4), bakery(shares: 1, likes: 5)],
    [concert(), bridge(shares: 2, likes: 8), ferry(shares: 1, likes: 4)],
    [concert(shares: 3, likes: 1), ferry(shares: 1, likes: 9), bridge(shares: 2, likes: 8)],
    [ferry(shares: 1, likes: 9), concert(shares: 4, likes: 12)],
  ]

  private static func ferry(shares: Int = 0, likes: Int = 0) -> Notice {
    Notice(id: 1, text: "The nine o'clock ferry leaves at half past.", shares: shares, likes: likes)
  }

  private static func bakery(shares: Int = 0, likes: Int = 0) -> Notice {
    Notice(id: 2, text: "Still warm: rye with caraway.", shares: shares, likes: likes)
  }

  private static func bridge(shares: Int = 0, likes: Int = 0) -> Notice {
    Notice(id: 3, text: "The old bridge is open again, on foot and by bicycle.", shares: shares, likes: likes)
  }

  private static func concert(shares: Int = 0, likes: Int = 0) -> Notice {
    Notice(id: 4, text: "Tonight in the harbor: brass, and no rain.", shares: shares, likes: likes)
  }
}
