extension Sequence<Int> {
  /// The numbers in ascending order.
  ///
  /// Each is put in its place among the others: the engine orders few, and a sort of the standard library is 4 kB of WebAssembly
  /// in every program.
  ///
  /// - Complexity: O(*n* log *n*) comparisons for *n* numbers; of numbers in no order O(*n*²) are moved.
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
