@_spi(Behaviors) import TesseraKernel

/// What is being typed to find an item, and how far the search has come.
struct TypeAhead {
  /// What was typed, key by key: taking a letter back needs no tables of Unicode.
  private var letters: [Character] = []
  /// The same as it is compared.
  private(set) var pattern = FoldedText()
  /// When the last letter was typed.
  private var lastTime: Double?
  /// Whether the last letter came without a time: the next frame's counts.
  private var isUntimed = false
  /// When the word ends unless another letter comes; nil: not by itself.
  private(set) var deadline: Double?
  /// The search under way.
  var search: Search?
  /// How many items were compared in this frame.
  var askedCount = 0

  /// The search for an item, from one on, round the content.
  struct Search {
    /// The item that is compared next; groups are looked at as a whole.
    var next: ElementPath
    /// How many items are left.
    var remaining: Int
    /// How many items there are.
    var total: Int
    /// How many more items of the same letter to go on.
    var repeats = 0
  }

  /// What was typed, as it was typed.
  var text: String { String(letters) }

  /// Whether a word was begun.
  var isTyping: Bool { !letters.isEmpty }

  /// Whether there is a word, or what was typed is still looked for.
  var isOpen: Bool { isTyping || search != nil }

  /// Whether the search goes on, or the last letter still needs a time.
  var isWaiting: Bool { search != nil || isUntimed }

  /// Whether the same letter was typed again and again, which goes through its items.
  var isWalking: Bool { pattern.scalars.count > 1 && pattern.isOneLetter }

  /// Whether a text is what is looked for.
  func finds(_ text: String) -> Bool {
    isWalking ? pattern.beginsWithLetter(text) : pattern.begins(text)
  }

  /// Adds a letter.
  mutating func append(_ character: Character, at time: Double?) {
    letters.append(character)
    for scalar in character.unicodeScalars { pattern.append(scalar) }
    note(time)
  }

  /// Takes the last letter back; of the only one nothing is left.
  mutating func removeLast(at time: Double?) {
    if letters.count <= 1 {
      end()
      return
    }
    letters.removeLast()
    pattern = FoldedText(text)
    search = nil
    note(time)
  }

  /// Forgets what was typed.
  ///
  /// - Returns: Whether there was something.
  @discardableResult
  mutating func end() -> Bool {
    let wasOpen = isOpen
    let count = askedCount
    self = TypeAhead()
    askedCount = count
    return wasOpen
  }

  /// The word has ended: the next letter begins another one. What was typed is still looked for.
  private mutating func endWord() {
    letters = []
    lastTime = nil
    deadline = nil
  }

  /// Forgets what was typed if the pause before a letter was long enough.
  mutating func end(before time: Double?, pause: Double) {
    if let time, let lastTime, time - lastTime >= pause { end() }
  }

  private mutating func note(_ time: Double?) {
    lastTime = time
    isUntimed = time == nil
    deadline = nil
  }

  /// A frame begins, at a time or without one.
  mutating func passTime(_ time: Double?, pause: Double) {
    guard isTyping else { return }
    if isUntimed { lastTime = time }
    isUntimed = false
    // Without frames that have a time nothing would notice that it has come.
    deadline = time == nil ? nil : lastTime.map { $0 + pause }
    if let time, let deadline, deadline <= time { endWord() }
  }
}
