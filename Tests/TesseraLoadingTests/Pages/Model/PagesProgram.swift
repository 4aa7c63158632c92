import TesseraLoading

/// The steps of a run: changes of the server, requests, and edits of the app.
///
/// Notes and pages are chosen by position: a number modulo their count.
struct PagesProgram: CustomStringConvertible {
  var count: Int
  var style: NoteServer.Style
  var counts: Bool
  var maximumCount: Int?
  var steps: [Step]

  enum Step: Equatable {
    // The server.
    case serverInserts(Int)
    case serverRemoves(Int)
    case serverChanges(Int)
    case serverMovesUp(Int)
    /// Inserts notes at the start, with a reload after each.
    case news(Int)
    // The loader.
    case load(PageDirection, visible: Range<Int>)
    case loadStray(Int, PageDirection)
    case renew(Int, visible: Range<Int>)
    case replaceAll
    case jump(Int)
    case discard
    case setMaximumCount(Int?)
    // The app.
    case insert(Int, beside: Int, offset: Int)
    case insertNew(beside: Int, offset: Int)
    case insertAtEnd(PageDirection)
    case change(Int)
    case remove(Int)
  }

  var description: String {
    """
    PagesProgram(
      count: \(count), style: .\(style), counts: \(counts),
      maximumCount: \(maximumCount.map(String.init) ?? "nil"),
      steps: [
    \(steps.map { "    .\($0)," }.joined(separator: "\n"))
      ])
    """
  }
}

extension PagesProgram {
  static func random(_ random: inout some RandomNumberGenerator) -> PagesProgram {
    PagesProgram(
      count: Int.random(in: 0...30, using: &random),
      style: NoteServer.Style.allCases.randomElement(using: &random) ?? .numbers,
      counts: Bool.random(using: &random),
      maximumCount: Bool.random(using: &random) ? Int.random(in: 0...12, using: &random) : nil,
      steps: [.replaceAll] + (0..<40).map { _ in step(&random) })
  }

  private static func step(_ random: inout some RandomNumberGenerator) -> Step {
    let number = Int.random(in: 0..<40, using: &random)
    let other = Int.random(in: 0..<40, using: &random)
    let direction: PageDirection = number % 3 == 0 ? .previous : .next
    switch Int.random(in: 0..<40, using: &random) {
    case 0...1: return .serverInserts(number)
    case 2: return .serverInserts(0)
    case 3...4: return .serverRemoves(number)
    case 5: return .serverChanges(number)
    case 6: return .serverMovesUp(number)
    case 7...9: return .renew(number, visible: number..<number + other % 6)
    case 10: return .renew(0, visible: 0..<other % 3)
    case 21: return .news(number % 20)
    case 11: return .replaceAll
    case 12: return .jump(number % 12)
    case 13: return .loadStray(number % 12, direction)
    case 14: return .setMaximumCount(number % 4 == 0 ? nil : number % 15)
    case 15: return .insert(number, beside: other, offset: number % 2)
    case 16: return .insertNew(beside: other, offset: number % 2)
    case 17: return .insertAtEnd(direction)
    case 18: return .change(number)
    case 19: return .remove(number)
    case 20 where number % 8 == 0: return .discard
    default:
      let visible = other < 20 ? other..<other + number % 6 : 0..<0
      return .load(direction, visible: visible)
    }
  }
}
