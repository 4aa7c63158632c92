import Shared

/// Rows that are dragged to another place.
final class ReorderExample: Example {
  private var stops = ["Harbor", "Old town", "Market", "Station", "Museum", "Park", "Lighthouse", "Beach"]

  override func content() -> Content<Web> {
    Content {
      Section("stops") {
        ForEach(stops, id: { $0 }) { Text($0).reorderable() }
      }
      .header { SectionTitle("Stops", detail: "drag, or Option and arrows") }
    }
    .onReorder { [unowned(unsafe) self] move in
      stops.apply(move) { $0 }
      onChange()
    }
    .transitions(.standard)
  }
}

/// Swatches in a grid; each can be removed by a tap.
final class PantoneExample: Example {
  private var swatches = Array(1...9)
  private var last = 9

  override func content() -> Content<Web> {
    Content {
      Section("add") {
        HStack {
          Button("Insert", role: .prominent) { [unowned(unsafe) self] in
            last += 1
            swatches.insert(last, at: swatches.count / 2)
            onChange()
          }
          Text("A tap removes a color").style(.caption)
          Spacer()
        }
        .id("insert")
      }
      Section("swatches", layout: .grid(columns: .count(3), spacing: 16).inset(16)) {
        ForEach(swatches, id: { $0 }) { swatch in
          TileCell(swatch.description, color: swatch).onTap { [unowned(unsafe) self] in
            swatches.removeAll { $0 == swatch }
            onChange()
          }
        }
        .size(.height(48))
      }
    }
    .transitions(Transitions(insert: .scale(0), delete: .scale(0), move: .spring(response: 0.4)))
  }
}

/// Posts as a server would send them: each press of the button is another state of the feed.
final class RealtimeExample: Example {
  private var frame = 0
  private static let posts = [
    "The nine o'clock ferry leaves at half past.", "Still warm: rye with caraway.",
    "The old bridge is open again, on foot and by bicycle.", "Tonight in the harbor: brass, and no rain.",
  ]
  /// The posts at each moment, with their likes.
  private static let frames: [[(post: Int, likes: Int)]] = [
    [(0, 0), (1, 2)], [(0, 1), (1, 5), (2, 0)], [(2, 3), (0, 4), (1, 5)], [(3, 0), (2, 8), (0, 4)],
    [(3, 1), (0, 9), (2, 8)], [(0, 9), (3, 12)],
  ]

  override func content() -> Content<Web> {
    Content(layout: .list(spacing: 16).inset(16)) {
      Section("next") {
        Button("Receive posts", role: .prominent) { [unowned(unsafe) self] in
          frame = (frame + 1) % Self.frames.count
          onChange()
        }
        .id("next")
      }
      for (post, likes) in Self.frames[frame] {
        Section(post) {
          Text(Self.posts[post]).id("text")
          if likes > 0 { Text(likes.description + " likes").style(.caption).id("likes") }
        }
        .background { Panel() }
      }
    }
    .transitions(.standard)
  }
}
