import Tessera
import TestSupport

/// Generates random programs: mostly small changes of the current content, sometimes of everything at once.
struct ProgramGenerator {
  private var random: SeededGenerator
  /// A separate generator, so that it does not change the other steps of existing seeds.
  private var keyingRandom: SeededGenerator
  private var keyings: [String: ModelSection.Keying] = [:]
  private var groups: [ModelSection] = []
  private var nextID = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    keyingRandom = SeededGenerator(seed: seed &+ 1_000_000)
  }

  mutating func program(length: Int) -> [Step] {
    groups = (0..<int(1...4)).map { makeGroup("g\($0)") }
    let policy: AnchorPolicy = [.item, .item, .center, .focus, .start, .end][int(0...5)]
    let size = Step.resize(160, Double(int(3...12)) * 16)
    return [size, .anchoring(policy, [0, 0, 40][int(0...2)]), .show(groups)]
      + (0..<length).map { _ in step() }
  }

  private mutating func step() -> Step {
    switch int(0...22) {
    case 0...6:
      change(times: int(1...4))
      return .show(groups)
    case 7:
      change(times: 2)
      let first = groups
      change(times: 2)
      return .showReentering(first, groups)
    case 8...11: return .scroll(Double(int(-300...300)))
    case 12:
      let (item, group) = anyItem()
      let alignment: ScrollAlignment = [.start, .center, .end, .nearest][int(0...3)]
      return .scrollTo(item, in: group, alignment)
    case 20, 21:
      let (item, group) = anyItem()
      let alignment: ScrollAlignment = [.start, .center, .end, .nearest][int(0...3)]
      return .fly(item, in: group, alignment, Double(int(1...4)) / 8)
    case 22: return .wait(Double(int(0...4)) / 16)
    case 13: return .resize(Double([120, 160, 160, 240][int(0...3)]), Double(int(1...14)) * 16)
    case 14...16:
      let (item, group) = anyItem()
      return .measure(item, in: group, Double(int(0...80)))
    case 17:
      let (item, group) = anyItem()
      return .tap(item, in: group)
    default:
      return .press([.up, .down, .left, .right, .first, .last, .pageUp, .pageDown][int(0...7)])
    }
  }

  private mutating func change(times: Int) {
    for _ in 0..<times {
      guard let group = groups.indices.randomElement(using: &random) else {
        groups = [makeGroup("g0")]
        continue
      }
      let isGrid = groups[group].layout == .grid
      let count = groups[group].items.count
      switch int(0...12) {
      case 0, 1: groups[group].items.insert(makeItem(onlyLines: isGrid), at: int(0...count))
      case 2 where count > 0: groups[group].items.remove(at: int(0...count - 1))
      case 3 where count > 1:
        let item = groups[group].items.remove(at: int(0...count - 1))
        groups[group].items.insert(item, at: int(0...count - 1))
      case 4 where count > 0: groups[group].items[int(0...count - 1)].revision += 1
      case 5: moveAcross(from: group)
      case 6: groups.shuffle(using: &random)
      case 7 where groups.count < 6: groups.insert(makeGroup(freeName()), at: int(0...groups.count))
      case 8 where groups.count > 1: groups.remove(at: group)
      case 9: groups[group].header = [.none, .plain, .pinned][int(0...2)]
      case 10: groups[group].items.removeAll { $0.id % 3 == 0 }
      case 11 where groups[group].items.allSatisfy { $0.kind == .line }:
        groups[group].layout = [.list, .spaced, .grid][int(0...2)]
      default: groups[group].items.shuffle(using: &random)
      }
    }
  }

  private mutating func moveAcross(from group: Int) {
    guard !groups[group].items.isEmpty else { return }
    let target = int(0...groups.count - 1)
    let item = groups[group].items.remove(at: int(0...groups[group].items.count - 1))
    let isFree = !groups[target].items.contains { $0.id == item.id }
    guard isFree, groups[target].layout != .grid || item.kind == .line else { return }
    groups[target].items.insert(item, at: int(0...groups[target].items.count))
  }

  private mutating func makeGroup(_ id: String) -> ModelSection {
    let layout: ModelSection.Arranging = [.list, .list, .spaced, .grid][int(0...3)]
    let items = (0..<int(0...14)).map { _ in makeItem(onlyLines: layout == .grid) }
    return ModelSection(
      id: id, items: items, header: [.none, .plain, .pinned][int(0...2)], layout: layout,
      keying: keying(of: id))
  }

  /// Returns the keying of the sections with an id: the same for all of them, and the default in half of the
  /// programs.
  private mutating func keying(of id: String) -> ModelSection.Keying {
    if keyings.isEmpty, Bool.random(using: &keyingRandom) {
      for name in ["g0", "g1", "g2", "g3", "g4", "g5", "g6", "g"] { keyings[name] = .everywhere }
    }
    if let known = keyings[id] { return known }
    let keying =
      [ModelSection.Keying.everywhere, .everywhere, .inSection, .bySection, .cells]
      .randomElement(using: &keyingRandom) ?? .everywhere
    keyings[id] = keying
    return keying
  }

  private mutating func makeItem(onlyLines: Bool) -> Item {
    nextID += 1
    guard !onlyLines else { return Item(id: nextID) }
    switch int(0...4) {
    case 0: return Item(id: nextID, kind: .own(Double(int(0...60))))
    case 1: return Item(id: nextID, kind: .block(Double(int(0...5))))
    case 2: return Item(id: nextID, kind: .native)
    default: return Item(id: nextID)
    }
  }

  private mutating func anyItem() -> (Int, String) {
    guard let group = groups.filter({ !$0.items.isEmpty }).randomElement(using: &random),
      let item = group.items.randomElement(using: &random)
    else { return (0, "none") }
    return (item.id, group.id)
  }

  private func freeName() -> String {
    (0...groups.count).map { "g\($0)" }.first { name in !groups.contains { $0.id == name } } ?? "g"
  }

  private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
}
