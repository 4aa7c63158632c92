extension Sequence<Int> {
  /// The numbers in ascending order.
  ///
  /// Each is put in its place among the others. Of what is on screen there are few, and a sort of the library's is 4 kB of
  /// WebAssembly in every program.
  ///
  /// - Complexity: O(*n*²) for *n* numbers.
  var ascending: [Int] {
    var numbers: [Int] = []
    for number in self {
      let place = numbers.lastIndex { $0 <= number }.map { $0 + 1 } ?? 0
      numbers.insert(number, at: place)
    }
    return numbers
  }
}
