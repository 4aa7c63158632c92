import Shared

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

/// Teams and their members, shuffled: sections and items change places at once.
final class RandomExample: Example {
  private var teams = [
    (name: "North", members: ["Aino", "Bela", "Chidi", "Dara"]),
    (name: "East", members: ["Emil", "Farah", "Goran"]),
    (name: "South", members: ["Hana", "Ilse", "Jonas", "Kofi", "Lena"]),
    (name: "West", members: ["Mira", "Nils"]),
  ]
  private var seed: UInt64 = 7

  override func content() -> Content<Web> {
    Content(layout: .list(spacing: 16).inset(16)) {
      Section("shuffle") {
        Button("Shuffle", role: .prominent) { [unowned(unsafe) self] in
          shuffle()
          onChange()
        }
        .id("shuffle")
      }
      for team in teams {
        Section(team.name) { ForEach(team.members, id: { $0 }) { Text($0).selectable() } }
          .header { Text(team.name).style(.headline) }
          .background { Panel() }
      }
    }
    .transitions(.standard)
  }

  /// Distributes all members again, and changes the order of the teams.
  private func shuffle() {
    var members: [String] = []
    for team in teams { members += team.members }
    for index in members.indices { members.swapAt(index, random(members.count)) }
    for index in teams.indices {
      let count = teams[index].members.count
      teams[index].members = Array(members[..<count])
      members.removeFirst(count)
    }
    for index in teams.indices { teams.swapAt(index, random(teams.count)) }
  }

  private func random(_ count: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(seed >> 33) % count
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

/// The weather of a week: each day opens in place and shows details.
final class WeatherExample: Example {
  private let outline = Outline(
    Forecast.week, id: { $0.title }, policy: OutlinePolicy(marksEmpty: false), children: { $0.details })

  override func use(_ engine: Engine) { outline.onChange = { [unowned(unsafe) self] in onChange() } }

  override func content() -> Content<Web> {
    Content {
      Section("week") {
        ForEach(outline.rows) { [outline] row in
          let isDay = row.level == 0
          HStack {
            Text(row.isExpandable ? (row.isExpanded ? "▾" : "▸") : "").foreground(.secondary).frame(
              width: .points(16))
            Text(row.node?.title ?? "").style(isDay ? .headline : .body)
            Spacer()
            Text(row.node?.sky ?? "").style(.caption)
            Text(row.node?.value ?? "").bold(isDay).frame(width: .points(64), horizontal: .trailing)
          }
          .foreground(isDay ? .primary : .secondary).expands(row, in: outline).onTap { outline.toggle(row) }
        }
      }
      .header { SectionTitle("Lisbon", detail: "this week") }
    }
    .transitions(.standard)
  }
}

/// A day, or one of its details.
struct Forecast: Equatable {
  var title: String
  var sky = ""
  var value: String
  /// The details; `nil` if there are none.
  var details: [Forecast]?

  private init(_ day: String, _ sky: String, low: Int, high: Int, wind: Int) {
    (title, self.sky, value) = (day, sky, high.description + "°")
    details = [
      Forecast(title: day + "'s low", value: low.description + "°"),
      Forecast(title: day + "'s wind", value: wind.description + " km/h"),
    ]
  }

  private init(title: String, value: String) { (self.title, self.value) = (title, value) }

  static let week = [
    Forecast("Monday", "sunny", low: 14, high: 24, wind: 12),
    Forecast("Tuesday", "sunny", low: 15, high: 26, wind: 9),
    Forecast("Wednesday", "cloudy", low: 15, high: 22, wind: 18),
    Forecast("Thursday", "rain", low: 13, high: 18, wind: 31),
    Forecast("Friday", "showers", low: 12, high: 17, wind: 27),
    Forecast("Saturday", "cloudy", low: 12, high: 19, wind: 16),
    Forecast("Sunday", "sunny", low: 13, high: 22, wind: 11),
  ]
}
