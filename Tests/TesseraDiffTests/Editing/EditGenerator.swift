import TesseraDiff
import TestSupport

/// Generates random snapshots and edits, with so few ids that they collide, repeat and are missing.
struct EditGenerator {
  /// How ids repeat in the generated snapshots.
  enum World: CaseIterable {
    /// Each id is in one section.
    case unique
    /// An id may be in several sections.
    case shared
    /// An id may occur anywhere, even twice in a section, and so may the ids of sections.
    case duplicates
  }

  private var random: SeededGenerator
  private let world: World
  private let names = ["a", "b", "c", "d", "e"]

  init(seed: UInt64, world: World) {
    random = SeededGenerator(seed: seed)
    self.world = world
  }

  mutating func snapshot() -> Mailbox {
    let names = names.shuffled(using: &random).prefix(count(0...4))
    switch world {
    case .unique:
      var ids = Array(0..<12).shuffled(using: &random)
      return Mailbox(
        names.map { name in
          let taken = count(0...4)
          defer { ids.removeFirst(min(taken, ids.count)) }
          return .init(Folder(id: name), mails(Array(ids.prefix(taken))))
        })
    case .shared:
      return Mailbox(
        names.map {
          .init(Folder(id: $0), mails(Array((0..<8).shuffled(using: &random).prefix(count(0...5)))))
        })
    case .duplicates:
      return Mailbox((0..<count(0...4)).map { _ in .init(Folder(id: name()), mails(ids(upTo: 5))) })
    }
  }

  mutating func program() -> [Edit] { (0..<count(0...10)).map { _ in edit() } }

  private mutating func edit() -> Edit {
    switch count(0...17) {
    case 0...2: .insert(ids(upTo: 2).map { Mail(id: $0, revision: revision()) }, place())
    case 3...5: .remove(ids(upTo: 3), in: qualifier())
    case 6: .removeAll(in: name())
    case 7: .replace(id(), in: qualifier(), with: Mail(id: id(), revision: revision()))
    case 8:
      replaceItself()
    case 9: .reload(ids(upTo: 3), in: qualifier())
    case 10...12: .move(ids(upTo: 4), from: qualifier(), place())
    case 13:
      .insertSections(
        [.init(Folder(id: name()), mails(ids(upTo: 3))), .init(Folder(id: name()))], sectionPlace())
    case 14: .removeSections([name()])
    case 15: .replaceSection(name(), with: Folder(id: name(), title: "\(revision())"))
    case 16: .reloadSections([name()])
    default: .moveSections([name(), name()], sectionPlace())
    }
  }

  private mutating func replaceItself() -> Edit {
    let id = id()
    return .replace(id, in: qualifier(), with: Mail(id: id, revision: revision()))
  }

  private mutating func place() -> Edit.Place {
    switch count(0...3) {
    case 0: .before(id(), in: qualifier())
    case 1: .after(id(), in: qualifier())
    case 2: .start(of: name())
    default: .end(of: name())
    }
  }

  private mutating func sectionPlace() -> Edit.SectionPlace {
    switch count(0...3) {
    case 0: .before(name())
    case 1: .after(name())
    case 2: .start
    default: .end
    }
  }

  private mutating func count(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func id() -> Int { count(0...9) }
  private mutating func ids(upTo limit: Int) -> [Int] { (0..<count(0...limit)).map { _ in id() } }
  private mutating func name() -> String { names[count(0...4)] }
  private mutating func revision() -> Int { count(0...1) }
  private mutating func qualifier() -> String? { count(0...2) == 0 ? name() : nil }
}
