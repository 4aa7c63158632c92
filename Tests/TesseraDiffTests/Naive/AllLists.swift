/// Returns all lists of a length with numbers below a limit, smallest first.
func words(of length: Int, letters: Int) -> [[Int]] {
  guard length > 0 else { return [[]] }
  return words(of: length - 1, letters: letters).flatMap { word in (0..<letters).map { word + [$0] } }
}

/// Returns the words in which new letters appear in ascending order: one of each kind, up to renaming.
func patterns(of length: Int, letters: Int) -> [[Int]] {
  words(of: length, letters: letters).filter { word in
    var next = 0
    for letter in word {
      if letter > next { return false }
      next = max(next, letter + 1)
    }
    return true
  }
}

/// Returns all lists of a length that hold each of some numbers at most once, in any order, and otherwise
/// fresh numbers.
///
/// Compared with the list of those numbers in order, these are all lists of different items, up to renaming.
func arrangements(of length: Int, from numbers: [Int], fresh: Int = 1000) -> [[Int]] {
  guard length > 0 else { return [[]] }
  let startingFresh = arrangements(of: length - 1, from: numbers, fresh: fresh + 1).map { [fresh] + $0 }
  return numbers.indices.reduce(into: startingFresh) { all, index in
    let rest = numbers.without(index..<index + 1)
    all += arrangements(of: length - 1, from: rest, fresh: fresh).map { [numbers[index]] + $0 }
  }
}
