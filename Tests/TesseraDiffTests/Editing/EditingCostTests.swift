import Testing

@testable import TesseraDiff

@Suite("Cost of edits")
struct EditingCostTests {
  /// Counts how often ids are hashed or compared.
  // Unchecked: each counter is used by one test only, on one thread.
  private final class Counter: @unchecked Sendable {
    var count = 0
  }

  private struct CountedID: Hashable, Sendable {
    let number: Int
    let counter: Counter

    static func == (left: CountedID, right: CountedID) -> Bool {
      left.counter.count += 1
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      counter.count += 1
      hasher.combine(number)
    }
  }

  private struct CountedMail: Identifiable, Equatable {
    let id: CountedID
  }

  private typealias Entry = SectionedSnapshot<Folder, CountedMail>.Entry
  private let counter = Counter()

  private func id(_ number: Int) -> CountedID { CountedID(number: number, counter: counter) }

  private func snapshot(of count: Int) -> SectionedSnapshot<Folder, CountedMail> {
    SectionedSnapshot([Entry(Folder(id: "a"), (0..<count).map { CountedMail(id: id($0)) })])
  }

  @Test("A transaction without edits reads no item")
  func noEdits() {
    var snapshot = snapshot(of: 1_000)
    let update = snapshot.update { edit in
      edit.append([], to: "a")
      edit.insert([], before: id(3))
      edit.remove([])
      edit.reload([])
      edit.move([], before: id(3))
      edit.move([], toEndOf: "a")
      edit.insertSections([], after: "a")
      edit.moveSectionsToEnd([])
      edit.removeSections([])
    }
    #expect(update.difference.isEmpty && update.issues.isEmpty)
    #expect(counter.count == 0)
  }

  @Test("Single edits access a few ids each, regardless of the number of items")
  func manyEdits() {
    let count = 20_000
    var snapshot = snapshot(of: count)
    let update = snapshot.update { edit in
      for number in stride(from: 0, to: count, by: 4) {
        edit.remove([id(number)])
        edit.move([id(number + 1)], before: id(count - 1))
        edit.insert([CountedMail(id: id(count + number))], after: id(number + 2))
        edit.reload([id(number + 3)])
      }
    }
    #expect(update.difference.deletes.count == count / 4)
    #expect(update.difference.inserts.count == count / 4)
    #expect(update.difference.moves.count == count / 4)
    #expect(update.difference.updates.count == count / 4)
    #expect(update.issues.isEmpty)
    // Building the index and 25,000 look-ups, inserts and removals, with some hash collisions in each.
    #expect(counter.count < 20 * count)
  }

  @Test("The index finds a node of one list without searching lists with the same ids")
  func sharedIDs() {
    let (lists, count) = (500, 20)
    let nodes = (0..<lists * count).map { (node: $0, id: $0 % count, list: id($0 / count)) }
    var index = NodeIndex<Int, CountedID>(minimumCapacity: 0)
    var isRight = true
    for (node, id, list) in nodes {
      isRight = isRight && !index.contains(id, in: list)
      index.insert(node, id: id, in: list)
    }
    for (node, id, list) in nodes {
      isRight = isRight && index.contains(id, in: list) && index.first(id, in: list, by: <) == node
    }
    // From both ends, so that no removal is always of the first or the last list.
    for (node, id, list) in zip(nodes, nodes.reversed()).flatMap({ [$0, $1] }).prefix(nodes.count) {
      index.remove(node, id: id, from: list)
      isRight = isRight && index.first(id, in: list, by: <) == nil
    }
    #expect(isRight)
    #expect(index.ones.isEmpty && index.others.isEmpty)
    // Six calls for each node; each hashes and compares a list a few times. A search of all lists would take
    // 500 each.
    #expect(counter.count < 100 * nodes.count)
  }

  @Test("Edits of sections with the same ids take a few look-ups per item")
  func sharedIDsInEdits() {
    let (sections, count) = (1_000, 20)
    let names = (0..<sections).map { "\($0)" }
    var snapshot = SectionedSnapshot<Folder, CountedMail>()
    let mails = (0..<count).map { CountedMail(id: id($0)) }
    let update = snapshot.update { edit in
      edit.appendSections(names.map { Entry(Folder(id: $0), mails) })
      for name in names { edit.reload([id(7)], in: name) }
      for name in names { edit.move([id(3)], from: name, before: id(1), in: name) }
      for name in names { edit.remove([id(5)], in: name) }
      edit.removeSections(names.dropFirst())
    }
    #expect(update.issues.isEmpty)
    #expect(snapshot.itemIDs.map { $0.number } == [0, 3, 1, 2, 4] + (6..<count))
    // A few look-ups for each item, with the collisions of a small table in each; a search of all sections
    // would take 1,000 each.
    #expect(counter.count < 100 * sections * count)
  }

  @Test("Many inserts at one position keep their order")
  func oneSpot() {
    // Equal ids in the second section make each look-up compare the order of sections.
    let count = 5_000
    let numbers = Array(1...count)
    var box = Mailbox(("a", [0]), ("b", [0] + numbers))
    let update = box.update { edit in
      for number in numbers { edit.insert(mails([number]), after: 0, in: "a") }
      for number in numbers { edit.append(mails([-number]), to: "a") }
      edit.reload(numbers)
      edit.append(mails(numbers), to: "a")
      edit.remove(numbers)
    }
    // Compared in advance, so that a failure does not print thousands of items.
    let isInOrder = box.items(in: "a") == mails([0] + numbers.map { -$0 } + numbers)
    #expect(isInOrder)
    #expect(update.issues.isEmpty)
    #expect(update.difference.inserts.count == 2 * count)
  }

  @Test("Many duplicates at one position are found in their order", arguments: [true, false])
  func duplicatesInOneSpot(after: Bool) {
    let copies = (0..<300).map { Mail(id: 1, revision: $0) }
    var found: [Int] = []
    var box = Mailbox(("a", [0, 2]))
    _ = box.update { edit in
      for copy in copies {
        if after { edit.insert([copy], after: 0) } else { edit.insert([copy], before: 2) }
      }
      while let first = edit.item(1) {
        found.append(first.revision)
        edit.remove([1])
      }
    }
    #expect(found == (after ? copies.reversed() : copies).map { $0.revision })
    #expect(box.itemIDs == [0, 2])
  }
}
