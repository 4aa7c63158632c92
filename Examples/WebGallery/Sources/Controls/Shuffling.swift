import Shared

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
