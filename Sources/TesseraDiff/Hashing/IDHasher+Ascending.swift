extension IDHasher {
  /// Returns whether ids are ascending numbers, which are distinct. O(*n*), without memory.
  @inlinable
  package static func areAscendingNumbers(_ count: Int, _ id: (_ position: Int) -> ID) -> Bool {
    guard ID.self == Int.self else { return false }
    var last = Int.min
    for position in 0..<count {
      let number = reinterpreted(id(position), as: Int.self)
      if number <= last { return false }
      last = number
    }
    return true
  }
}
