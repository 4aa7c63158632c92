@_spi(Behaviors) import TesseraKernel

// Children that have to be loaded.

extension OutlineTree {
  /// Loads the children of an item, unless they are being loaded.
  func load(_ id: ItemID) {
    guard let item = items[id], loads[id] == nil else { return }
    loadCount += 1
    let number = loadCount
    loads[id] = Load(number: number, cancel: {})
    if children[id] != nil { updateRow(item) }
    let cancel = source.load(item) { [self] result in take(result, number, of: id) }
    // The result may already be here.
    if loads[id]?.number == number { loads[id]?.cancel = cancel }
  }

  /// Handles a result, unless the load was canceled or the item is gone.
  private func take(_ result: OutlineResult, _ number: Int, of id: ItemID) {
    guard let item = items[id], loads[id]?.number == number else { return }
    change {
      let extent = isVisible(item) ? extent(of: item) : nil
      loads[id] = nil
      switch result {
      case .children(let make):
        failures[id] = nil
        setChildren(make(item), of: item)
      case .failure(let failure): failures[id] = failure
      }
      if let extent { updateRows(item, in: extent) }
      if case .children = result { collapseSiblings(forChildrenOf: item) }
      continueRevealing()
    }
  }

  func retry(_ item: OutlineItem) {
    guard failures.removeValue(forKey: item.id) != nil else { return }
    wanted.append(item.id)
    updateRows(item)
  }

  /// Reloads the children of an item; the existing ones stay until then.
  func refresh(_ item: OutlineItem) {
    guard source.isLoading else {
      let extent = isVisible(item) ? extent(of: item) : nil
      item.knownExpandability = nil
      if isOpen(item), let found = source.children(of: item) {
        setChildren(found, of: item)
      } else {
        forgetChildren(of: item)
      }
      if let extent { updateRows(item, in: extent) }
      return
    }
    cancelLoad(of: item.id)
    failures[item.id] = nil
    if isOpen(item), isVisible(item) {
      wanted.append(item.id)
    } else {
      // They are loaded when they become visible.
      forgetChildren(of: item)
    }
    updateRows(item)
  }

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
