import TesseraComponents
import TesseraLayout
import TesseraLoading

/// Teams and their members, shuffled: sections and items change places at once.
final class RandomExample: Example {
  static let name = "random"
  static let summary = "Shuffled teams and members: everything moves, nothing is lost"

  private var teams = Team.samples
  private var random: SplitMix64
  private var presses = 0

  /// - Parameter arguments: A seed for a reproducible order, or nothing.
  init(arguments: [String]) throws(GalleryError) {
    guard arguments.count <= 1 else { throw .usage("random takes one seed at most") }
    var seed = UInt64.random(in: 0...UInt64.max)
    if let argument = arguments.first {
      guard let number = UInt64(argument) else {
        throw .usage("the seed of random is a whole number, not '\(argument)'")
      }
      seed = number
    }
    random = SplitMix64(seed: seed)
  }

  func content<H: CollectionHost>() -> Content<H> {
    Content(layout: .list(spacing: 16).inset(16)) {
      for team in teams {
        Section(team.id, layout: .list().inset(Insets(horizontal: 8, vertical: 0))) {
          ForEach(team.members, id: \.self) { Text($0).selectable() }
        }
        .header { Text(team.id).style(.headline) }
        .background { Panel() }
      }
    }
    .transitions(.standard)
  }

  func status(focused: ItemKey?) -> String {
    "\(teams.count) teams, \(teams.reduce(0) { $0 + $1.members.count }) members, shuffled \(presses)×"
  }

  let keys = "s shuffles"

  func press(_ key: Character) -> Bool {
    guard key == "s" else { return false }
    presses += 1
    // In turn: the members, the teams, both.
    if presses % 2 == 0 || presses % 3 != 0 { shuffleMembers() }
    if presses % 2 != 0 { teams.shuffle(using: &random) }
    return true
  }

  /// Distributes all members again; every team keeps its size.
  private func shuffleMembers() {
    var members = teams.flatMap { $0.members }.shuffled(using: &random)
    for index in teams.indices {
      let count = teams[index].members.count
      teams[index].members = Array(members.prefix(count))
      members.removeFirst(count)
    }
  }
}

/// A team with its members.
struct Team: Identifiable {
  var id: String
  var members: [String]

  static let samples = [
    Team(id: "North", members: ["Aino", "Bela", "Chidi", "Dara"]),
    Team(id: "East", members: ["Emil", "Farah", "Goran"]),
    Team(id: "South", members: ["Hana", "Ilse", "Jonas", "Kofi", "Lena"]),
    Team(id: "West", members: ["Mira", "Nils"]),
  ]
}
