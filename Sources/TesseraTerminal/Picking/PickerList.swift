import Tessera
import TesseraComponents

/// The state of a picker, without a terminal: the lines, the typed text, its matches and the choice.
struct PickerList {
  var lines = TextBlocks()
  /// Whether all lines have arrived.
  var isComplete = false
  var input: TextInput
  /// The matches of the text; `nil` if it is empty.
  var search: TextSearch?
  /// The place of the focused line among the matches.
  private(set) var focus = 0
  /// The place of the first visible line among the matches.
  private(set) var top = 0
  /// The numbers of the chosen lines, in the order of the choices.
  private(set) var chosen: [Int] = []
  private var chosenSet: Set<Int> = []
  /// The number of lines that are visible at once.
  var pageSize = 1 { didSet { scroll() } }

  init(query: String) { input = TextInput(query) }

  /// The number of matches.
  var count: Int { search?.ranked.count ?? lines.count }

  /// Returns the number of the line at a place among the matches.
  func number(at place: Int) -> Int { search?.ranked[place].number ?? place }

  /// The number of the focused line; `nil` if there is none.
  var focusedNumber: Int? { focus < count ? number(at: focus) : nil }

  func isChosen(_ number: Int) -> Bool { chosenSet.contains(number) }

  /// Returns the start of a line.
  func text(of number: Int, limit: Int = 1024) -> String {
    String(decoding: lines[number].prefix(limit).map { $0 == 9 ? 32 : $0 }, as: UTF8.self)
  }

  // MARK: Moving

  mutating func move(to place: Int) {
    focus = max(0, min(place, count - 1))
    scroll()
  }

  /// Shows other matches, from the best one on.
  mutating func show(_ search: TextSearch?, keepsFocus: Bool) {
    self.search = search
    move(to: keepsFocus ? focus : 0)
  }

  private mutating func scroll() {
    let height = max(1, pageSize)
    top = max(0, min(top, count - height))
    if focus < top { top = focus }
    if focus >= top + height { top = focus - height + 1 }
  }

  // MARK: Choosing

  mutating func toggle(_ number: Int) {
    if chosenSet.remove(number) != nil {
      chosen.removeAll { $0 == number }
    } else {
      chosenSet.insert(number)
      chosen.append(number)
    }
  }

  mutating func chooseAll() {
    for place in 0..<count where !isChosen(number(at: place)) { toggle(number(at: place)) }
  }

  mutating func chooseNone() { (chosen, chosenSet) = ([], []) }

  mutating func toggleAll() {
    let others = (0..<count).map(number).filter { !isChosen($0) }
    let matches = Set((0..<count).map(number))
    chosen.removeAll(where: matches.contains)
    chosen += others
    chosenSet = Set(chosen)
  }

  /// The result of accepting: the chosen lines, else the focused one.
  var accepted: [Int]? { chosen.isEmpty ? focusedNumber.map { [$0] } : chosen }
}
