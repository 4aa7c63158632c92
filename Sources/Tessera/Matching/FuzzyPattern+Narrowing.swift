extension FuzzyPattern {
  /// Returns whether every text that matches this pattern matches another one too. `false` may also mean that this is not
  /// known.
  func isNarrower(than other: FuzzyPattern) -> Bool {
    other.groups.allSatisfy { wide in
      groups.contains { narrow in
        narrow.allSatisfy { term in wide.contains { implies(term, other, $0) } }
      }
    }
  }

  /// The terms, in groups of alternatives.
  private var groups: [ArraySlice<FuzzyTerm>] {
    let starts = terms.indices.filter { !terms[$0].isAlternative }
    return zip(starts, starts.dropFirst() + [terms.count]).map { terms[$0..<$1] }
  }

  private func implies(_ term: FuzzyTerm, _ other: FuzzyPattern, _ wide: FuzzyTerm) -> Bool {
    let (own, others) = (letters[term.letters], other.letters[wide.letters])
    if term.isInverse != wide.isInverse { return false }
    return term.isInverse
      ? Self.implies(wide.rule, others, term.rule, own) : Self.implies(term.rule, own, wide.rule, others)
  }

  /// Returns whether a text that matches one word also matches another one.
  private static func implies(
    _ rule: FuzzyTerm.Rule, _ word: ArraySlice<UInt32>, _ wide: FuzzyTerm.Rule, _ part: ArraySlice<UInt32>
  ) -> Bool {
    switch wide {
    case .fuzzy:
      var rest = part
      for letter in word where letter == rest.first { rest.removeFirst() }
      return rest.isEmpty
    case .exact:
      return rule != .fuzzy && word.indices.contains { word[$0...].starts(with: part) }
    case .prefix:
      return (rule == .prefix || rule == .equal) && word.starts(with: part)
    case .suffix:
      return (rule == .suffix || rule == .equal) && word.reversed().starts(with: part.reversed())
    case .equal:
      return rule == .equal && word == part
    }
  }
}
