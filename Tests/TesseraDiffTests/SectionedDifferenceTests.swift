import TesseraDiff
import TestSupport
import Testing

@Suite("Sectioned difference")
struct SectionedDifferenceTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var revision = 0
  }

  struct Group: DifferenceSection, Equatable {
    let id: String
    var items: [Item]

    init(_ id: String, _ items: [Int]) {
      self.id = id
      self.items = items.map { Item(id: $0) }
    }
  }

  @Test("An item that changes section moves")
  func crossSection() {
    let difference = SectionedDifference(
      from: [Group("a", [1, 2]), Group("b", [3])], to: [Group("a", [1]), Group("b", [2, 3])])
    #expect(difference.description == "move @ 0.1 → 1.0")
  }

  @Test("Items of a moved section stay where they are in it")
  func movedSection() {
    let difference = SectionedDifference(
      from: [Group("a", [1, 2]), Group("b", [3]), Group("c", [])],
      to: [Group("b", [3]), Group("c", []), Group("a", [1, 2])])
    #expect(difference.description == "move section @ 0 → 2")
  }

  @Test("An item that leaves a deleted section is rescued by a move")
  func rescued() {
    let difference = SectionedDifference(
      from: [Group("a", [1, 2]), Group("b", [3])], to: [Group("b", [3, 2])])
    #expect(difference.description == "delete section @ 0, move @ 0.1 → 0.1")
  }

  @Test("Equal ids in different sections are different items")
  func sameIDElsewhere() {
    let difference = SectionedDifference(
      from: [Group("a", [1, 2]), Group("b", [1, 2])], to: [Group("a", [1, 2]), Group("b", [2, 1])])
    #expect(difference.description == "move @ 1.1 → 1.0")
  }

  @Test("Random sections, duplicates included", arguments: 0..<8)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      let old = randomGroups(&generator)
      let new = Bool.random(using: &generator) ? randomGroups(&generator) : mutated(old, &generator)
      let difference = SectionedDifference(from: old, to: new)
      let applied = difference.applied(to: old.map { $0.items }, taking: new.map { $0.items })
      if applied != new.map({ $0.items }) {
        Issue.record("seed \(seed): \(old) to \(new) gave \(difference)")
        return
      }
    }
  }

  private func randomGroups(_ generator: inout SeededGenerator) -> [Group] {
    (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      Group(
        ["a", "b", "c", "d", "e", "f", "g"].randomElement(using: &generator) ?? "a",
        (0..<Int.random(in: 0...6, using: &generator)).map { _ in Int.random(in: 0...12, using: &generator) })
    }
  }

  private func mutated(_ groups: [Group], _ generator: inout SeededGenerator) -> [Group] {
    var groups = groups
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      guard let section = groups.indices.randomElement(using: &generator) else { return groups }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: groups.shuffle(using: &generator)
      case 1: groups.remove(at: section)
      case 2: groups[section].items.shuffle(using: &generator)
      case 3:
        guard let item = groups[section].items.popLast() else { continue }
        let target = Int.random(in: groups.indices, using: &generator)
        groups[target].items.insert(item, at: 0)
      default:
        guard let item = groups[section].items.indices.randomElement(using: &generator) else { continue }
        groups[section].items[item].revision += 1
      }
    }
    return groups
  }
}

@Suite("Duplicate ids")
struct DuplicateIDTests {
  @Test("Every place of every duplicate is named")
  func places() {
    #expect(
      DuplicateID.all(in: ["a", "b", "a", "c", "b", "a"]) == [
        DuplicateID(id: "a", positions: [0, 2, 5]), DuplicateID(id: "b", positions: [1, 4]),
      ])
    #expect(DuplicateID.all(in: [1, 2, 3]).isEmpty)
  }
}
