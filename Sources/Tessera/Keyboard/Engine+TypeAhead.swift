import TesseraLayout

// Type-ahead: what is typed moves the focus to the next item whose text begins with it. Items are compared one after
// another in the order of declaration, a group of cells as one item, and no more of them in a frame than the budget allows.

extension Engine {
  /// What has been typed to find an item; nil: nothing, or it was too long ago. See ``Content/typeAhead(_:)``.
  public var typedText: String? { typeAhead.isTyping ? typeAhead.text : nil }

  /// Whether what was typed is still looked for: the search goes on with the next frame.
  public var isFindingTyped: Bool { typeAhead.search != nil }

  // MARK: Typing

  /// Begins a word.
  func beginTyping(_ key: Key, at time: Double?) -> Bool {
    guard snapshot.hasTypeAhead, case .character(let character) = key, character.beginsWord else {
      return false
    }
    typeAhead.end()
    type(character, at: time)
    return true
  }

  /// Goes on with a word that was begun not too long ago.
  func goOnTyping(_ key: Key, at time: Double?) -> Bool {
    guard typeAhead.isTyping else { return false }
    typeAhead.end(before: time, pause: settings.keyboard.typeAheadPause.asExtent)
    guard typeAhead.isTyping else { return false }
    switch key {
    case .backspace: typeAhead.removeLast(at: time)
    case .character(let character): type(character, at: time)
    default: return false
    }
    return true
  }

  private func type(_ character: Character, at time: Double?) {
    typeAhead.append(character, at: time)
    if typeAhead.search == nil {
      beginSearch(behindFocus: typeAhead.pattern.isOneLetter)
    } else if typeAhead.isWalking {
      typeAhead.search?.repeats += 1
    } else {
      typeAhead.search?.repeats = 0
    }
    search()
  }

  // MARK: Frames

  /// Goes on where the last frame has stopped.
  func followTypeAhead(at time: Double?) {
    guard busy.contains(.typing), typeAhead.isTyping || typeAhead.search != nil else { return }
    typeAhead.passTime(time, pause: settings.keyboard.typeAheadPause.asExtent)
    search()
  }

  /// Follows the item that is compared next to its place in new content; where that has gone, the search is given up.
  func adoptTypeAhead(_ pairing: SnapshotPairing) {
    guard typeAhead.isTyping || typeAhead.search != nil else { return }
    if !snapshot.hasTypeAhead { typeAhead.end() }
    guard let search = typeAhead.search else { return }
    guard let next = pairing.newPath(ofOld: search.next) else {
      typeAhead.search = nil
      return
    }
    let added = max(0, count - search.total)
    typeAhead.search = TypeAhead.Search(
      next: next, remaining: min(count, search.remaining + added), total: count, repeats: search.repeats)
  }

  // MARK: Searching

  /// Begins a search at the item with the focus, or the first one in view.
  private func beginSearch(behindFocus isBehind: Bool) {
    let start =
      focus?.path ?? frames.paths(overlapping: window).first { $0.item != nil } ?? .item(0, in: 0)
    guard count > 0 else { return }
    let isExact = !isBehind || focus == nil
    // From a header, a footer or a placeholder on it begins at the next item.
    let item = declaredItem(around: start) ?? self.item(behind: start)
    let isAtItem = isExact || start.item == nil
    let first = isAtItem && snapshot.cell(at: item) != nil ? item : self.item(behind: item)
    typeAhead.search = TypeAhead.Search(next: first, remaining: count, total: count)
  }

  /// Compares items until one is found, none is left, or enough is done for this frame.
  private func search() {
    let budget = max(1, settings.keyboard.typeAheadBudget)
    while let search = typeAhead.search, typeAhead.askedCount < budget {
      guard search.remaining > 0 else {
        typeAhead.search = nil
        return
      }
      typeAhead.askedCount += 1
      let isFound = isTyped(search.next)
      typeAhead.search?.next = item(behind: search.next)
      typeAhead.search?.remaining -= 1
      guard isFound else { continue }
      moveFocus(toFound: search.next)
      if search.repeats > 0 {
        typeAhead.search?.repeats -= 1
        typeAhead.search?.remaining = search.total
      } else {
        typeAhead.search = nil
      }
    }
  }

  /// Whether an item's text begins with what was typed, and it can be focused.
  private func isTyped(_ path: ElementPath) -> Bool {
    guard let item = path.item, let place = snapshot.sections[path.section].locate(item) else { return false }
    if let text = place.run.text(at: place.index) {
      guard typeAhead.finds(text) else { return false }
      return place.run.cell(at: place.index).map { holdsFocusable($0, at: path) } ?? false
    }
    guard let cell = place.run.cell(at: place.index), holdsFocusable(cell, at: path) else { return false }
    return typeAheadText(of: cell, at: path).map(typeAhead.finds) ?? false
  }

  /// What a cell is called; a group without a label, what its first part is called that can be focused.
  private func typeAheadText(of cell: DeclaredCell, at path: ElementPath) -> String? {
    let words = cell.saidAccessibility
    if let label = words.label { return label }
    guard let group = cell.group else { return cell.box.drawnLabel(in: frames.frame(of: path).size) }
    for run in group.runs {
      for index in 0..<run.count {
        guard let part = run.cell(at: index), holdsFocusable(part, isInside: cell.canBeWorkedOn) else {
          continue
        }
        return run.text(at: index) ?? typeAheadText(of: part, at: path)
      }
    }
    return nil
  }

  /// Gives the focus to an item that was found, or to the first part of a group.
  private func moveFocus(toFound path: ElementPath) {
    guard let cell = snapshot.cell(at: path) else { return }
    if cell.group != nil || !requests.focusMoves.isEmpty {
      if let focus, declaredItem(around: focus.path) == path { return }
      requests.focusMoves.append((.into(path), []))
    } else {
      let focused = focus?.path
      setFocus(snapshot.key(at: path, kind: cell.kind), path)
      selectByMove(to: path, [], from: focused)
    }
    requests.scrolls.append(.focus)
  }

  // MARK: Items

  /// The declared item that a path is, or is a part of.
  private func declaredItem(around path: ElementPath) -> ElementPath? {
    guard path.section >= snapshot.declaredCount else { return path.item == nil ? nil : path }
    return frames.group(around: path).flatMap(declaredItem(around:))
  }

  /// The declared item behind another one; the first one behind the last.
  private func item(behind path: ElementPath) -> ElementPath {
    let next = path.element == .footer ? .max : (path.item ?? -1) + 1
    if next < snapshot.sections[path.section].count { return .item(next, in: path.section) }
    for step in 1...max(1, snapshot.declaredCount) {
      let section = (path.section + step) % max(1, snapshot.declaredCount)
      if snapshot.sections[section].count > 0 { return .item(0, in: section) }
    }
    return path
  }
}

extension Character {
  /// Whether a word can begin with it: no space, no sign that controls something, no mark alone.
  fileprivate var beginsWord: Bool {
    guard let scalar = unicodeScalars.first, scalar.value > 0x20, scalar.value != 0x7F else { return false }
    return !FoldedText(String(self)).isEmpty
  }
}
