import TesseraUIKit
import UIKit

/// Numbers in teams that are drawn at random: each number moves to its new place, in whichever team that is.
final class RandomExample: CollectionController {
  private var teams = ["North", "East", "South", "West"].enumerated().map { place, name in
    Team(id: name, numbers: Array(12 * place + 1...12 * place + 12))
  }

  init() {
    super.init("Random")
    let shuffle = UIAction(title: "Shuffle") { [weak self] _ in self?.shuffle() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: shuffle)
  }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      for team in teams {
        Section(team.id, layout: .grid(columns: .minimumWidth(72), spacing: 8).inset(16)) {
          ForEach(team.numbers, id: \.self) { NumberTile(number: $0) }
        }
        .header(pinned: true) { SectionTitle(team.id, detail: "\(team.numbers.count)") }
      }
    }
    .transitions(.standard)
  }

  /// Draws the teams again, each with another number of members, and changes their order.
  private func shuffle() {
    var numbers = teams.flatMap { $0.numbers }.shuffled()
    teams.shuffle()
    for index in teams.indices {
      let isLast = index == teams.count - 1
      let count = isLast ? numbers.count : Int.random(in: 4...15)
      teams[index].numbers = Array(numbers.prefix(count))
      numbers.removeFirst(count)
    }
    show()
  }
}

/// A team, identified by its name.
struct Team: Identifiable {
  var id: String
  var numbers: [Int]
}

/// A number on the color of its first team.
struct NumberTile: Component {
  var number: Int

  var body: some Component {
    Text("\(number)").style(.headline).lineLimit(1).foreground(.rgb(red: 255, green: 255, blue: 255))
      .padding()
      .frame(width: .fill, horizontal: .center)
      .background(Self.colors[(number - 1) / 12 % Self.colors.count], corner: .rounded)
      .rowInsets(.none)
  }

  /// Colors on which white text is legible.
  private static let colors: [Color] = [
    .rgb(red: 0, green: 95, blue: 140), .rgb(red: 155, green: 34, blue: 60),
    .rgb(red: 45, green: 106, blue: 79), .rgb(red: 106, green: 76, blue: 147),
  ]
}
