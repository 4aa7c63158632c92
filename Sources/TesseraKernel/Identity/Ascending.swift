extension Sequence<Int> {
  /// The numbers in ascending order, by insertion sort.
  ///
  /// The engine orders few numbers, and the sort of the standard library adds 4 kB of WebAssembly to every
  /// program.
  ///
  /// - Complexity: O(*n* log *n*) comparisons for *n* numbers; O(*n*²) moves in the worst case.
  var ascending: [Int] {
    var numbers: [Int] = []
    for number in self {
      var (low, high) = (0, numbers.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[middle] <= number { low = middle + 1 } else { high = middle }
      }
      numbers.insert(number, at: low)
    }
    return numbers
  }
}
