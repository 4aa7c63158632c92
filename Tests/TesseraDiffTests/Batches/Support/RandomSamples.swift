import TestSupport
import TesseraDiff

/// Two versions of sectioned data, and a seed for what is left to chance.
struct SamplePair: CustomStringConvertible {
  var old: Sample
  var new: Sample
  var seed: UInt64

  init(old: Sample, new: Sample, seed: UInt64) {
    self.old = old
    self.new = new
    self.seed = seed
  }

  /// Makes a pair: versions that have nothing to do with each other, or a few changes of one version.
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

  /// The smallest pair to be found by leaving out sections and rows that still has a fault.
  func shrunk(fault: (SamplePair) -> String?) -> SamplePair {
    for smaller in oneLess where fault(smaller) != nil { return smaller.shrunk(fault: fault) }
    return self
  }

  private var oneLess: [SamplePair] {
    let olds = old.oneLess.map { smaller -> SamplePair in
      var pair = self
      pair.old = smaller
      return pair
    }
    let news = new.oneLess.map { smaller -> SamplePair in
      var pair = self
      pair.new = smaller
      return pair
    }
    return olds + news
  }
}

extension Sample {
  static let sectionIDs = ["A", "B", "C", "D", "E", "F", "G"]

  /// Up to five sections of up to five rows, out of seven and fourteen ids.
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

  /// One change: of the order, of sections, of rows, of looks.
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

  /// The sample without one section, or without one row.
  var oneLess: [Sample] {
    groups.indices.flatMap { section -> [Sample] in
      var without = self
      without.groups.remove(at: section)
      let withoutRows = groups[section].rows.indices.map { item -> Sample in
        var sample = self
        sample.groups[section].rows.remove(at: item)
        return sample
      }
      return [without] + withoutRows
    }
  }
}

extension Sample.Group {
  fileprivate mutating func insert(_ row: Sample.Row, _ generator: inout SeededGenerator) {
    rows.insert(row, at: Int.random(in: 0...rows.count, using: &generator))
  }
}
