import BenchmarkSupport

/// A change of a linear list.
enum LinearCase: String, CaseIterable {
  case readmeMix = "README mix"
  case scatter = "scatter"
  case fewEdits = "few edits"
  case moveFirstToLast = "move first to last"
  case append = "append 1"
  case updates = "1 % updates"
  case identical = "identical"
  case sameStorage = "same storage"
  case reverse = "reverse"
  case shuffle = "full shuffle"

  /// A list of `count` elements, and what becomes of it; the same in every run.
  func entries(count: Int) -> (old: [Entry], new: [Entry]) {
    let old = (0..<count).map { Entry(number: $0) }
    var new = old
    var random = SeededGenerator(seed: 42)
    switch self {
    case .readmeMix:
      new.removeSubrange(count * 2 / 5..<count * 3 / 5)
      new.insert(contentsOf: freshEntries(count / 5, after: count), at: count * 3 / 5)
      new[0..<count / 25].shuffle(using: &random)
    case .scatter: new = scattered(old, using: &random)
    case .fewEdits: new = lightlyEdited(old)
    case .moveFirstToLast: new.append(new.removeFirst())
    case .append: new += freshEntries(1, after: count)
    case .updates: new.revise(count / 100, using: &random)
    case .identical, .sameStorage: break
    case .reverse: new.reverse()
    case .shuffle: new.shuffle(using: &random)
    }
    return (old, new)
  }

  /// Entries that no list has yet.
  private func freshEntries(_ count: Int, after last: Int) -> [Entry] {
    (last..<last + count).map { Entry(number: $0) }
  }

  /// 5 % deletes, 5 % inserts, 2 % updates and 1 % moves, all at random places.
  private func scattered(_ old: [Entry], using random: inout SeededGenerator) -> [Entry] {
    var entries = old
    entries.revise(old.count / 50, using: &random)
    let places = 0..<Double(old.count)
    var placed = entries.enumerated().map { (place: Double($0.offset), entry: $0.element) }
    placed.shuffle(using: &random)
    placed.removeLast(old.count / 20)
    for index in 0..<old.count / 100 { placed[index].place = .random(in: places, using: &random) }
    placed += freshEntries(old.count / 20, after: old.count).map { (.random(in: places, using: &random), $0) }
    return placed.sorted { $0.place < $1.place }.map { $0.entry }
  }

  /// 3 inserts, 3 deletes, 1 move and 2 updates, well apart.
  private func lightlyEdited(_ old: [Entry]) -> [Entry] {
    let count = old.count
    var new = old
    new[count / 10].revision += 1
    new[count * 9 / 10].revision += 1
    new.insert(new.remove(at: count / 3), at: count * 2 / 3)
    for eighth in [7, 5, 2] { new.remove(at: count * eighth / 8) }
    for (eighth, entry) in zip([6, 4, 1], freshEntries(3, after: count)) {
      new.insert(entry, at: count * eighth / 8)
    }
    return new
  }
}

extension [Entry] {
  /// Changes the content of so many entries, at random places.
  fileprivate mutating func revise(_ count: Int, using random: inout SeededGenerator) {
    for index in indices.shuffled(using: &random).prefix(count) { self[index].revision += 1 }
  }
}
