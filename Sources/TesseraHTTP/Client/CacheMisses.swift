/// A recorder of cache misses.
///
/// A caller may continue after a miss, but then its result is incomplete.
actor CacheMisses {
  private(set) var isEmpty = true

  func record() { isEmpty = false }
}
