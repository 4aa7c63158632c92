import TesseraLayout
import TesseraTesting
import TestSupport

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Content of a random program about identity: sections of runs of items, whose ids recur in other sections
/// and perhaps in their own.
///
/// Prints as Swift.
struct IdentityContent: Equatable, CustomStringConvertible {
  var sections: [Part]

  /// A section.
  struct Part: Equatable, CustomStringConvertible {
    var id: Int
    var scope: IdentityScope?
    var runs: [Run]
    var isDecorated = false

    var description: String {
      "Part(id: \(id), scope: \(scope.map { ".\($0)" } ?? "nil"), runs: \(runs), isDecorated: \(isDecorated))"
    }
  }

  /// Items that are declared together.
  enum Run: Equatable, CustomStringConvertible {
    case each([Int], IdentityScope?, isHigh: Bool)
    case single(Int, isHigh: Bool)
    case unnamed(isHigh: Bool)

    var description: String {
      switch self {
      case .each(let ids, let scope, let isHigh):
        ".each(\(ids), \(scope.map { ".\($0)" } ?? "nil"), isHigh: \(isHigh))"
      case .single(let id, let isHigh): ".single(\(id), isHigh: \(isHigh))"
      case .unnamed(let isHigh): ".unnamed(isHigh: \(isHigh))"
      }
    }
  }

  var description: String { "IdentityContent(sections: \(sections))" }
}

extension IdentityContent {
  var content: Content<Headless> {
    Content {
      for part in sections { part.section }
    }
    .transitions(.none)
  }
}

extension IdentityContent.Part {
  var section: Section<Headless> {
    var section = Section<Headless>(id) {
      for run in runs { run.items }
    }
    if let scope { section = section.identityScope(scope) }
    guard isDecorated else { return section }
    return section.decoration(
      "badge", on: .eachItem, at: RelativePlacement(horizontal: .end, vertical: .start)
    ) { Label("*").size(.fixed(width: 8, height: 16)) }
  }
}

extension IdentityContent.Run {
  @ItemBuilder<Headless>
  fileprivate var items: Items<Headless> {
    switch self {
    case .each(let ids, let scope, let isHigh):
      let items = ForEach(ids, id: \.self) { Self.cell("\($0)", isHigh: isHigh) }
      if let scope { items.identityScope(scope) } else { items }
    case .single(let id, let isHigh):
      if isHigh { Paragraph("\(id)").id(id) } else { Label("\(id)").id(id) }
    case .unnamed(let isHigh): Self.cell("unnamed", isHigh: isHigh)
    }
  }

  private static func cell(_ text: String, isHigh: Bool) -> AnyCell<Headless> {
    isHigh ? AnyCell(Paragraph(text)) : AnyCell(Label(text))
  }
}

// MARK: - The model

struct NaiveItem {
  let section: Int
  let name: Name
  let isHigh: Bool
  /// Whether an item with the same name in another section is the same item.
  let isKnownEverywhere: Bool

  enum Name: Hashable {
    case id(Int)
    /// The position of its statement.
    case place(Int)
  }
}

extension IdentityContent {
  var items: [NaiveItem] {
    sections.flatMap { part in
      part.runs.enumerated().flatMap { number, run -> [NaiveItem] in
        func item(_ name: NaiveItem.Name, _ isHigh: Bool, _ scope: IdentityScope) -> NaiveItem {
          NaiveItem(section: part.id, name: name, isHigh: isHigh, isKnownEverywhere: scope == .collection)
        }
        switch run {
        case .each(let ids, let scope, let isHigh):
          return ids.map { item(.id($0), isHigh, scope ?? part.scope ?? .collection) }
        case .single(let id, let isHigh): return [item(.id(id), isHigh, part.scope ?? .section)]
        case .unnamed(let isHigh): return [item(.place(number), isHigh, .section)]
        }
      }
    }
  }

  /// Returns for each item the position of the same item in older content.
  ///
  /// That is the item with the same name in the same section, or else an unpaired item with the same name in
  /// another section if both have the scope of the collection. Ids are unique in sections.
  func origins(in old: IdentityContent) -> [Int?] {
    let (before, now) = (old.items, items)
    var origins = originsInSections(in: old)
    var left = leavers(from: old, origins)
    for position in comers(origins) {
      guard let found = left.firstIndex(where: { before[$0].name == now[position].name }) else { continue }
      origins[position] = left.remove(at: found)
    }
    return origins
  }

  /// Returns whether several unpaired items have one name, so that either may match.
  func isAmbiguous(after old: IdentityContent) -> Bool {
    let origins = originsInSections(in: old)
    let left = leavers(from: old, origins).map { old.items[$0].name }
    let come = comers(origins).map { items[$0].name }
    let hasDoubles = { (names: [NaiveItem.Name]) in Set(names).count < names.count }
    return hasDoubles(left) || hasDoubles(come)
  }

  private func originsInSections(in old: IdentityContent) -> [Int?] {
    let before = old.items
    return items.map { item in before.firstIndex { $0.section == item.section && $0.name == item.name } }
  }

  private func leavers(from old: IdentityContent, _ origins: [Int?]) -> [Int] {
    old.items.indices.filter { !origins.contains($0) && old.items[$0].isKnownEverywhere }
  }

  private func comers(_ origins: [Int?]) -> [Int] {
    items.indices.filter { origins[$0] == nil && items[$0].isKnownEverywhere }
  }

  var duplicates: Set<Tessera.Issue> {
    var issues: Set<Tessera.Issue> = []
    for part in sections {
      let items = IdentityContent(sections: [part]).items
      for item in items {
        guard case .id(let id) = item.name else { continue }
        let positions = items.indices.filter { items[$0].name == item.name }
        guard positions.count > 1 else { continue }
        issues.insert(.duplicateItem(ItemID(id), section: SectionKey(ItemID(part.id)), positions: positions))
      }
    }
    return issues
  }
}

// MARK: - Random content

struct IdentityGenerator {
  private var random: SeededGenerator
  private let hasDuplicates: Bool

  init(seed: UInt64, hasDuplicates: Bool) {
    random = SeededGenerator(seed: seed)
    self.hasDuplicates = hasDuplicates
  }

  mutating func contents(_ count: Int) -> [IdentityContent] {
    var contents: [IdentityContent] = []
    for number in 0..<count {
      contents.append(
        number == 0 || int(0...3) == 0
          ? IdentityContent(sections: (0..<int(1...3)).map { part($0) }) : changed(contents[number - 1]))
    }
    return contents
  }

  /// Returns content in which parts are removed, inserted, reordered or have other runs.
  private mutating func changed(_ content: IdentityContent) -> IdentityContent {
    var parts = content.sections
    for _ in 0..<int(1...2) {
      let id = int(0...3)
      switch int(0...4) {
      case 0: parts.removeAll { $0.id == id }
      case 1: parts.shuffle(using: &random)
      case 2:
        if !parts.contains(where: { $0.id == id }) { parts.insert(part(id), at: int(0...parts.count)) }
      default:
        for position in parts.indices where parts[position].id == id { parts[position].runs = part(id).runs }
      }
    }
    return IdentityContent(sections: parts)
  }

  private mutating func part(_ id: Int) -> IdentityContent.Part {
    var pool = Array(0..<6).shuffled(using: &random)
    let runs = (0..<int(0...3)).map { _ in run(&pool) }
    return IdentityContent.Part(id: id, scope: scope(), runs: runs, isDecorated: int(0...2) == 0)
  }

  private mutating func run(_ pool: inout [Int]) -> IdentityContent.Run {
    let isHigh = int(0...2) == 0
    switch int(0...4) {
    case 0: return .unnamed(isHigh: isHigh)
    case 1, 2:
      guard let id = id(&pool) else { return .unnamed(isHigh: isHigh) }
      return .single(id, isHigh: isHigh)
    default: return .each((0..<int(0...3)).compactMap { _ in id(&pool) }, scope(), isHigh: isHigh)
    }
  }

  private mutating func id(_ pool: inout [Int]) -> Int? { hasDuplicates ? int(0...4) : pool.popLast() }

  private mutating func scope() -> IdentityScope? {
    [nil, nil, .collection, .section].randomElement(using: &random) ?? nil
  }

  private mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
}
