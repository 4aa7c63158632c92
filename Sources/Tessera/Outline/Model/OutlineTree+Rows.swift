@_spi(Behaviors) import TesseraKernel

// The rows of the items.

extension OutlineTree {
  /// Returns the position of the row of a visible item. O(*d* log *n*) for a depth of *d*.
  func position(of item: OutlineItem) -> Int { rows.countOfFirst { $0.precedes(item) } }

  /// Returns the range of the row of an item and those below it.
  func extent(of item: OutlineItem) -> Range<Int> {
    let start = position(of: item)
    let end = rows.countOfFirst { $0 === item || $0.precedes(item) || $0.isInside(item) }
    return start..<max(start, end)
  }

  /// Updates the row of an item and those below it.
  func updateRows(_ item: OutlineItem) {
    guard isVisible(item) else { return }
    updateRows(item, in: extent(of: item))
  }

  /// Replaces some rows by those of an item.
  func updateRows(_ item: OutlineItem, in range: Range<Int>) {
    rows = rows.replacing(range, with: entries(from: item))
    markChanged()
  }

  /// Updates the row of an item, but not those below it.
  func updateRow(_ item: OutlineItem) {
    guard isVisible(item) else { return }
    let position = position(of: item)
    rows = rows.replacing(position..<position + 1, with: [entry(of: item)])
    markChanged()
  }

  func updateAllRows() {
    var entries: [OutlineEntry] = []
    append(children[nil] ?? [], to: &entries)
    rows = .of(entries)
    markChanged()
  }

  private func entry(of item: OutlineItem) -> OutlineEntry {
    OutlineEntry(
      item: item, isExpanded: isOpen(item),
      isRefreshing: !loads.isEmpty && loads[item.id] != nil && children[item.id] != nil)
  }

  /// Returns the row of an item and those below it.
  private func entries(from item: OutlineItem) -> [OutlineEntry] {
    let contents = isOpen(item) ? contents(of: item) : []
    var entries: [OutlineEntry] = []
    entries.reserveCapacity(contents.count + 1)
    entries.append(entry(of: item))
    append(contents, to: &entries)
    return entries
  }

  /// Appends items and everything below them, without recursion: outlines may be deep.
  private func append(_ items: [OutlineItem], to entries: inout [OutlineEntry]) {
    entries.reserveCapacity(entries.count + items.count)
    var levels = [items[...]]
    while var level = levels.popLast() {
      let open = level.first.flatMap { expandedChildren[$0.parent?.id] } ?? []
      while let item = level.popFirst() {
        guard !open.isEmpty, open.contains(item.id), isExpandable(item) else {
          entries.append(OutlineEntry(item: item))
          continue
        }
        entries.append(entry(of: item))
        levels.append(level)
        levels.append(contents(of: item)[...])
        break
      }
    }
  }

  /// Returns the items directly below an expanded item: its children, or their placeholder. Reads unknown
  /// children, or records that they have to be loaded.
  private func contents(of item: OutlineItem) -> [OutlineItem] {
    if children[item.id] == nil, loads[item.id] == nil, failures[item.id] == nil { findChildren(of: item) }
    let known = children[item.id]
    if let failure = failures[item.id] {
      return [OutlinePlaceholderItem(.failed(failure), of: item)] + (known ?? [])
    }
    guard let known else { return [OutlinePlaceholderItem(.loading, of: item)] }
    return known.isEmpty && policy.marksEmpty ? [OutlinePlaceholderItem(.empty, of: item)] : known
  }

  /// Reads the children of an item, or records that they have to be loaded.
  func findChildren(of item: OutlineItem) {
    if let found = source.children(of: item) {
      setChildren(found, of: item)
    } else if loads[item.id] == nil {
      wanted.append(item.id)
    }
  }
}
