import TestSupport
import Testing

@testable import TesseraLoading

@Suite("Timelines against sorted arrays")
struct TimelineModelTests {
  @Test("A timeline has the newest content of all items, in order", arguments: 0..<60)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let program = (0..<40).map { _ in Step.random(&random) }
    for maximumCount in [nil, 8] {
      let failure = smallestFailure(of: program, by: [.leavingOutRuns()]) {
        failureReason(about: $0, maximumCount)
      }
      guard let failure else { continue }
      Issue.record("seed \(seed): \(failure.failureReason)\n\(failure.value.map { ".\($0)" })")
      return
    }
  }

  /// A step on a timeline. The ids are the order.
  private enum Step: Equatable {
    case add([Int], PageDirection)
    case renew([Int], page: Int)
    case upsert(Int)
    case remove(Int)

    static func random(_ random: inout some RandomNumberGenerator) -> Step {
      let start = Int.random(in: 0..<60, using: &random)
      let ids = (0..<Int.random(in: 0..<6, using: &random)).map { _ in
        start + Int.random(in: 0..<20, using: &random)
      }
      switch Int.random(in: 0..<10, using: &random) {
      case 0: return .upsert(start)
      case 1: return .remove(start)
      case 2...3: return .renew(ids, page: start)
      case 4...6: return .add(ids, .previous)
      default: return .add(ids, .next)
      }
    }
  }

  private func failureReason(about program: [Step], _ maximumCount: Int?) -> String? {
    var pages = Pages<Note, Int>(maximumCount: maximumCount) { $0.id < $1.id }
    var newest: [Int: Note] = [:]
    pages.replaceAll(with: .notes([30], next: 1, previous: -1), key: 0)
    newest[30] = Note(id: 30)
    for (number, step) in program.enumerated() {
      if isPageOfNews(step, pages) { newest = [:] }
      let answer = perform(step, number, &pages)
      for note in answer { newest[note.id] = note }
      if case .remove(let id) = step { newest[id] = nil }
      let notes = Array(pages.items)
      if notes.map(\.id) != Set(notes.map(\.id)).sorted() { return "\(notes) is not in order" }
      if let odd = notes.first(where: { $0 != newest[$0.id] }) { return "\(odd) is not the newest" }
      if maximumCount == nil, notes.count != newest.count { return "\(notes) is not all there is" }
      if pages.count != pages.pageNumberByID.count {
        return "\(pages.pageNumberByID.count) of \(pages.count) have a page"
      }
      if let maximumCount, case .add = step, pages.count > maximumCount, pages.loaded.count > 3 {
        return "\(pages.count) items are kept"
      }
    }
    return nil
  }

  /// Returns whether a step brings a page before all items, with more behind it.
  private func isPageOfNews(_ step: Step, _ pages: Pages<Note, Int>) -> Bool {
    guard case .renew(let ids, let position) = step, position % pages.loaded.count == 0 else { return false }
    guard let first = pages.items.first?.id, !ids.isEmpty else { return false }
    return ids.allSatisfy { $0 < first }
  }

  /// Performs a step. Returns the notes that it has brought.
  private func perform(_ step: Step, _ number: Int, _ pages: inout Pages<Note, Int>) -> [Note] {
    let text = "v\(number)"
    switch step {
    case .add(let ids, let direction):
      guard case .at(let key?) = pages.end(direction) else { return [] }
      let page = Page<Note, Int>.notes(ids, text: text, next: key + 1, previous: key - 1)
      pages.add(page, key: key, direction)
      return page.distinctItems
    case .renew(let ids, let position):
      let key = pages.loaded[position % pages.loaded.count].key ?? 0
      let page = Page<Note, Int>.notes(ids, text: text, next: key + 1, previous: key - 1)
      pages.renew(page, key: key)
      return page.distinctItems
    case .upsert(let id):
      pages.upsert(Note(id: id, text: text), at: .next)
      return [Note(id: id, text: text)]
    case .remove(let id):
      pages.remove(id)
      return []
    }
  }
}
