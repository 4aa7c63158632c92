/// A word of a ``FuzzyPattern``, and the rule by which texts match it.
struct FuzzyTerm: Hashable, Sendable {
  /// The places where a text has to contain the letters of a word.
  enum Rule: Hashable, Sendable {
    /// In order, with any gaps.
    case fuzzy
    /// Without gaps: anywhere, at the start, at the end, or as the whole text.
    case exact, prefix, suffix, equal
  }

  var rule = Rule.fuzzy
  /// Whether the texts match that do not contain the word.
  var isInverse = false
  /// Whether a text may match this term instead of the one before it.
  var isAlternative = false
  /// The letters of the word among those of the pattern, which are not empty.
  var letters = 0..<0
  /// Whether spaces at the start, or at the end, of a text do not count.
  var (trimsStart, trimsEnd) = (false, false)
}

/// The terms of a pattern that the user has typed with the operators of fzf.
struct FuzzyPatternReader {
  private(set) var terms: [FuzzyTerm] = []
  /// The folded letters of all terms.
  private(set) var letters: [UInt32] = []
  /// Whether a bar stands in front of the next term, and whether it is the last word.
  private var (isAlternative, endsInBar) = (false, false)

  init(_ text: String) {
    var word: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if scalar != " " {
        word.append(scalar)
      } else if word.last == "\\" {
        word[word.count - 1] = " "
      } else {
        append(word[...])
        word = []
      }
    }
    append(word[...])
  }

  private mutating func append(_ word: ArraySlice<Unicode.Scalar>) {
    if word.isEmpty { return }
    if word.count == 1, word.first == "|", !terms.isEmpty, !endsInBar {
      (isAlternative, endsInBar) = (true, true)
      return
    }
    endsInBar = false
    var (rest, term) = (word, FuzzyTerm())
    if rest.first == "!" {
      (term.isInverse, term.rule) = (true, .exact)
      rest.removeFirst()
    }
    if rest.count > 1, rest.last == "$" {
      term.rule = .suffix
      rest.removeLast()
    }
    if rest.first == "'" {
      term.rule = term.isInverse ? .fuzzy : .exact
      rest.removeFirst()
    } else if rest.first == "^" {
      term.rule = term.rule == .suffix ? .equal : .prefix
      rest.removeFirst()
    }
    let start = letters.count
    letters += rest.compactMap { FoldedText.fold($0) }
    if start == letters.count { return }
    term.letters = start..<letters.count
    // A space in the word itself, which was typed after a backslash, is one that counts.
    term.trimsStart = (term.rule == .prefix || term.rule == .equal) && letters[start] != 0x20
    term.trimsEnd = (term.rule == .suffix || term.rule == .equal) && letters.last != 0x20
    term.isAlternative = isAlternative
    isAlternative = false
    terms.append(term)
  }
}

extension FuzzyPatternReader {
  /// The letters that every matching text contains.
  var letterSet: LetterSet {
    var (all, group) = (LetterSet(), LetterSet())
    for term in terms {
      let own = term.isInverse ? LetterSet() : LetterSet(letters[term.letters])
      if !term.isAlternative { all.formUnion(group) }
      group = term.isAlternative ? group.intersection(own) : own
    }
    return all.union(group)
  }
}
