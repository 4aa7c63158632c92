import TesseraComponents
import TesseraLoading

/// Teams and their members, shuffled: sections and items change places at once.
final class RandomExample: BasicExample, Example {
  static let summary = "Shuffled teams and members: everything moves, nothing is lost"

  private var teams = [
    (name: "North", members: ["Aino", "Bela", "Chidi", "Dara"]),
    (name: "East", members: ["Emil", "Farah", "Goran"]),
    (name: "South", members: ["Hana", "Ilse", "Jonas", "Kofi", "Lena"]),
    (name: "West", members: ["Mira", "Nils"]),
  ]
  private var random: SplitMix64
  private var presses = 0

  /// - Parameter arguments: A seed for a reproducible order, or nothing.
  override init(arguments: [String]) throws(GalleryError) {
    let argument = try Self.argument(of: arguments, "seed") ?? "\(UInt64.random(in: 0...UInt64.max))"
    guard let seed = UInt64(argument) else {
      throw .usage("the seed of random is a whole number, not '\(argument)'")
    }
    random = SplitMix64(seed: seed)
    super.init()
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content(layout: .list(spacing: 16).inset(16)) {
      for team in teams {
        Section(team.name) { ForEach(team.members, id: \.self) { Text($0).selectable() } }
          .header { Text(team.name).style(.headline) }
          .background { Panel() }
      }
    }
    .transitions(.standard)
  }

  func status(focused: ItemKey?) -> String {
    "\(teams.count) teams, \(teams.reduce(0) { $0 + $1.members.count }) members, shuffled \(presses)×"
  }

  var keys: [KeyCommand] { key("s", "shuffles") { $0.shuffle() } }

  /// Shuffles, in turn: the members, the teams, both.
  private func shuffle() {
    presses += 1
    if presses % 2 == 0 || presses % 3 != 0 { shuffleMembers() }
    if presses % 2 != 0 { teams.shuffle(using: &random) }
  }

  /// Distributes all members again; every team keeps its size.
  private func shuffleMembers() {
    var members = teams.flatMap { $0.members }.shuffled(using: &random)
    for (index, team) in teams.enumerated() {
      teams[index].members = Array(members.prefix(team.members.count))
      members.removeFirst(team.members.count)
    }
  }
}
