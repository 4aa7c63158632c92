/// The search for the terms of a pattern in texts, and the scores of matches by the rules of fzf's first algorithm: the
/// first occurrence, shortened from its start.
struct FuzzyScan<Text: FuzzyText> {
  let terms: UnsafeBufferPointer<FuzzyTerm>
  let letters: UnsafeBufferPointer<Text.Letter>

  /// Returns the score of all terms in a text; `nil` if the text does not match.
  ///
  /// - Parameter report: Receives the place of each matched letter.
  @inline(__always)
  func score(in text: Text, report: (Int) -> Void) -> Int? {
    var (score, isMatched) = (0, true)
    for term in terms {
      if !term.isAlternative {
        guard isMatched else { return nil }
        isMatched = false
      } else if isMatched {
        continue
      }
      let word = UnsafeBufferPointer(rebasing: letters[term.letters])
      let place = start(of: word, term, in: text)
      isMatched = (place != nil) != term.isInverse
      if let place, isMatched { score += self.score(of: word, in: text, from: place, report: report) }
    }
    return isMatched ? score : nil
  }

  // MARK: Places

  private typealias Word = UnsafeBufferPointer<Text.Letter>

  /// Returns the place of the first letter of a match; `nil` if the text does not contain the word.
  @inline(__always)
  private func start(of word: Word, _ term: FuzzyTerm, in text: Text) -> Int? {
    term.rule == .fuzzy ? fuzzyStart(of: word, in: text) : exactStart(of: word, term, in: text)
  }

  /// Returns the start of the first part of a text that contains the letters of a word in order, without letters that it
  /// does not need.
  @inline(__always)
  private func fuzzyStart(of word: Word, in text: Text) -> Int? {
    guard var place = text.place(of: word[0], from: 0) else { return nil }
    if word.count == 1 { return place }
    for index in 1..<word.count {
      guard let next = text.place(of: word[index], from: place + 1) else { return nil }
      place = next
    }
    for index in (0..<word.count - 1).reversed() {
      guard let last = text.lastPlace(of: word[index], before: place) else { return nil }
      place = last
    }
    return place
  }

  private func exactStart(of word: Word, _ term: FuzzyTerm, in text: Text) -> Int? {
    if term.rule == .exact { return bestStart(of: word, in: text) }
    let range = text.trimmed(start: term.trimsStart, end: term.trimsEnd)
    if word.count > range.count || term.rule == .equal && word.count < range.count { return nil }
    let place = term.rule == .suffix ? range.upperBound - word.count : range.lowerBound
    return contains(word, text, at: place) ? place : nil
  }

  /// Returns the first of the places of a word with the highest bonus.
  private func bestStart(of word: Word, in text: Text) -> Int? {
    var (best, bonus, next) = (Int?.none, -1, 0)
    while let place = text.place(of: word[0], from: next), place + word.count <= text.count {
      if contains(word, text, at: place), text.bonus(at: place) > bonus {
        (best, bonus) = (place, text.bonus(at: place))
        if bonus == Text.boundary { break }
      }
      next = place + 1
    }
    return best
  }

  private func contains(_ word: Word, _ text: Text, at place: Int) -> Bool {
    word.indices.allSatisfy { text.matches(word[$0], at: place + $0) }
  }

  // MARK: Scores

  /// Returns the score of a word that begins at a place, and reports the places of its letters.
  @inline(__always)
  private func score(of word: Word, in text: Text, from place: Int, report: (Int) -> Void) -> Int {
    // A run of letters has the bonus of its beginning, or of a boundary within it.
    var (place, runBonus) = (place, text.bonus(at: place))
    var score = Self.letter + 2 * runBonus
    report(place)
    for index in 1..<max(1, word.count) {
      guard let next = text.place(of: word[index], from: place + 1) else { break }
      let (bonus, gap) = (text.bonus(at: next), next - place - 1)
      if gap > 0 {
        score += Self.letter + bonus - Self.gapStart - (gap - 1) * Self.gapExtension
        runBonus = bonus
      } else {
        if bonus == Text.boundary { runBonus = max(runBonus, bonus) }
        score += Self.letter + max(bonus, runBonus, Self.consecutive)
      }
      report(next)
      place = next
    }
    return score
  }

  // The scores of fzf.
  private static var letter: Int { 16 }
  private static var gapStart: Int { 3 }
  private static var gapExtension: Int { 1 }
  private static var consecutive: Int { 4 }
}
