@_spi(Behaviors) import TesseraKernel

/// The state of type-ahead: the typed text, and the progress of the search.
struct TypeAhead {
  /// The typed letters, key by key, so that removing one needs no tables of Unicode.
  private var letters: [Character] = []
  /// The typed letters, folded for comparison.
  private(set) var pattern = FoldedText()
  /// The time of the last letter.
  private var lastTime: Double?
  /// Whether the last letter had no time, so that the time of the next frame counts.
  private var isUntimed = false
  /// The time at which the word ends unless another letter follows; `nil` if it does not end by itself.
  private(set) var deadline: Double?
  var search: Search?
  /// The number of items compared in this frame.
  var checkedCount = 0

  /// A search for an item, from one item on, around the content.
  struct Search {
    /// The next item to compare; a group counts as one item.
    var next: ElementPath
    /// The number of items left.
    var remaining: Int
    var total: Int
    /// The number of further matches to go on to, for a repeated letter.
    var repeats = 0
  }

  var text: String { String(letters) }

  /// Whether a word has begun.
  var isTyping: Bool { !letters.isEmpty }

  /// Whether there is a word, or a search is under way.
  var isOpen: Bool { isTyping || search != nil }

  /// Whether the search continues, or the last letter still needs a time.
  var isWaiting: Bool { search != nil || isUntimed }

  /// Whether the same letter was typed repeatedly, which goes through its items.
  var isCycling: Bool { pattern.scalars.count > 1 && pattern.isOneLetter }

  func finds(_ text: String) -> Bool {
    isCycling ? pattern.beginsWithLetter(text) : pattern.begins(text)
  }

  mutating func append(_ character: Character, at time: Double?) {
    letters.append(character)
    for scalar in character.unicodeScalars { pattern.append(scalar) }
    recordInput(time)
  }

  mutating func removeLast(at time: Double?) {
    if letters.count <= 1 {
      end()
      return
    }
    letters.removeLast()
    pattern = FoldedText(text)
    search = nil
    recordInput(time)
  }

  /// Ends the word and the search. Returns whether there was one.
  @discardableResult
  mutating func end() -> Bool {
    let wasOpen = isOpen
    let count = checkedCount
    self = TypeAhead()
    checkedCount = count
    return wasOpen
  }

  /// Ends the word, so that the next letter begins another one. The search continues.
  private mutating func endWord() {
    letters = []
    lastTime = nil
    deadline = nil
  }

  /// Ends the word and the search if the pause before a letter was long enough.
  mutating func end(before time: Double?, pause: Double) {
    if let time, let lastTime, time - lastTime >= pause { end() }
  }

  private mutating func recordInput(_ time: Double?) {
    lastTime = time
    isUntimed = time == nil
    deadline = nil
  }

  /// Handles the beginning of a frame.
  mutating func advanceTime(_ time: Double?, pause: Double) {
    guard isTyping else { return }
    if isUntimed { lastTime = time }
    isUntimed = false
    // Without timed frames, nothing would notice that the deadline has passed.
    deadline = time == nil ? nil : lastTime.map { $0 + pause }
    if let time, let deadline, deadline <= time { endWord() }
  }
}
