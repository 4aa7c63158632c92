extension LayoutItems {
  func allSizes(offered: Size) -> [Size] {
    var sizes: [Size] = []
    sizes.reserveCapacity(safeCount)
    forEachRun(offered: offered) { run, size in
      sizes.append(contentsOf: repeatElement(size, count: run.count))
    }
    return sizes
  }
}
