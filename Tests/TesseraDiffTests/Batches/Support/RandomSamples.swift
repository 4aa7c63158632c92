import TestSupport
import TesseraDiff

/// Two versions of sectioned data, and a seed for random choices.
struct SamplePair: CustomStringConvertible {
  var old: Sample
  var new: Sample
  var seed: UInt64

  init(old: Sample, new: Sample, seed: UInt64) {
    self.old = old
    self.new = new
    self.seed = seed
  }

  /// Creates a pair: two unrelated versions, or a few changes of one version.
  init(seed: UInt64) {
    self.seed = seed
    var generator = SeededGenerator(seed: seed)
    old = Sample.random(&generator)
    new = old
    if Int.random(in: 0..<3, using: &generator) == 0 {
      new = Sample.random(&generator)
    } else {
      for _ in 0..<Int.random(in: 1...6, using: &generator) { new.change(&generator) }
    }
  }

  var description: String { "\(old) ⇒ \(new) (seed \(seed))" }

  /// A difference whose choices among equally good ones depend on the seed.
  var difference: SectionedDifference {
    var generator = SeededGenerator(seed: seed)
    return NaiveDifference(old: old, new: new).difference { $0.randomElement(using: &generator) ?? [] }
  }

  /// Leaves out sections and rows, then contents.
  static var shrinkers: [Shrinker<SamplePair>] {
    let ofGroups: [Shrinker<Sample.Group>] = [
      .leavingOutRuns(of: \.rows), .changing { $0.look = 0 },
      .inEach(of: \.rows, [.changing { $0.look = 0 }]),
    ]
    return [\SamplePair.old.groups, \.new.groups].flatMap {
      [.leavingOutRuns(of: $0), .inEach(of: $0, ofGroups)]
    }
  }
}

extension Sample {
  static let sectionIDs = ["A", "B", "C", "D", "E", "F", "G"]

  /// Returns up to five sections of up to five rows, out of seven section ids and fourteen row ids.
  static func random(_ generator: inout SeededGenerator) -> Sample {
    var ids = Array(0..<14).shuffled(using: &generator)[...]
    let sections = sectionIDs.shuffled(using: &generator).prefix(Int.random(in: 0...5, using: &generator))
    return Sample(
      sections.map { section in
        let rows = ids.prefix(Int.random(in: 0...5, using: &generator))
        ids = ids.dropFirst(rows.count)
        return Sample.Group(
          id: section, look: Int.random(in: 0...9, using: &generator) / 9,
          rows: rows.map { Sample.Row(id: $0, look: Int.random(in: 0...5, using: &generator) / 5) })
      })
  }

  /// Makes one random change: of the order, a section, a row or a content.
  mutating func change(_ generator: inout SeededGenerator) {
    guard let section = groups.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: groups.shuffle(using: &generator)
    case 1: groups.remove(at: section)
    case 2:
      guard let id = Self.sectionIDs.first(where: { self.section($0) == nil }), groups.count < 5 else {
        return
      }
      groups.insert(Sample.Group(id: id, rows: []), at: Int.random(in: 0...groups.count, using: &generator))
    case 3:
      let group = groups.remove(at: section)
      groups.insert(group, at: Int.random(in: 0...groups.count, using: &generator))
    case 4: groups[section].rows.shuffle(using: &generator)
    case 5: groups[section].look = 1 - groups[section].look
    case 6:
      let used = Set(groups.flatMap { $0.rows.map { $0.id } })
      guard let id = (0..<14).first(where: { !used.contains($0) }) else { return }
      groups[section].insert(Sample.Row(id: id), &generator)
    default:
      guard let item = groups[section].rows.indices.randomElement(using: &generator) else { return }
      var row = groups[section].rows.remove(at: item)
      if Bool.random(using: &generator) { row.look = 1 - row.look }
      guard Int.random(in: 0..<4, using: &generator) > 0 else { return }
      groups[Int.random(in: groups.indices, using: &generator)].insert(row, &generator)
    }
  }
}

extension Sample.Group {
  fileprivate mutating func insert(_ row: Sample.Row, _ generator: inout SeededGenerator) {
    rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
  }
}
