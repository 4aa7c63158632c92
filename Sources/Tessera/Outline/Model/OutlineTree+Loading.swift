@_spi(Behaviors) import TesseraKernel

// Children that have to be loaded.

extension OutlineTree {
  /// Loads the children of an item, unless they are being loaded.
  func load(_ id: ItemID) {
    guard let item = items[id], loads[id] == nil else { return }
    loadCount += 1
    let number = loadCount
    loads[id] = Load(number: number, cancel: {})
    if children[id] != nil { showRowAgain(item) }
    let cancel = source.load(item) { [self] answer in take(answer, number, of: id) }
    // It may have been answered at once.
    if loads[id]?.number == number { loads[id]?.cancel = cancel }
  }

  /// Takes an answer, unless it was cancelled or the item is gone.
  private func take(_ answer: OutlineAnswer, _ number: Int, of id: ItemID) {
    guard let item = items[id], loads[id]?.number == number else { return }
    change {
      let extent = isVisible(item) ? extent(of: item) : nil
      loads[id] = nil
      switch answer {
      case .children(let make):
        failures[id] = nil
        setChildren(make(item), of: item)
      case .failure(let failure): failures[id] = failure
      }
      if let extent { showAgain(item, in: extent) }
      if case .children = answer { makeRoom(forChildrenOf: item) }
      continueRevealing()
    }
  }

  /// Asks again for children that could not be loaded.
  func retry(_ item: OutlineItem) {
    guard failures.removeValue(forKey: item.id) != nil else { return }
    wanted.append(item.id)
    showAgain(item)
  }

  /// Asks for the children of an item again; those it has stay until others come.
  func refresh(_ item: OutlineItem) {
    guard source.isLoading else {
      let extent = isVisible(item) ? extent(of: item) : nil
      item.knownExpandability = nil
      if isOpen(item), let found = source.children(of: item) {
        setChildren(found, of: item)
      } else {
        forgetChildren(of: item)
      }
      if let extent { showAgain(item, in: extent) }
      return
    }
    cancelLoad(of: item.id)
    failures[item.id] = nil
    if isOpen(item), isVisible(item) {
      wanted.append(item.id)
    } else {
      // Loaded when they come into view.
      forgetChildren(of: item)
    }
    showAgain(item)
  }

  /// Lets what is loaded for an item and inside it not be waited for any more.
  func cancelLoads(inside item: OutlineItem) {
    for id in loads.keys {
      if let other = items[id], other === item || other.isInside(item) { cancelLoad(of: id) }
    }
  }

  func cancelLoad(of id: ItemID) { loads.removeValue(forKey: id)?.cancel() }

  func cancelAllLoads() {
    for id in loads.keys { cancelLoad(of: id) }
  }
}
