import Tessera

/// The model: the selection as a set of ids, changed as simply as possible.
///
/// Every fifth item is not selectable. The set may contain it, but it is not selected.
struct NaiveSelection {
  var mode = SelectionMode.none
  var policy = MissingSelection.forget
  private(set) var order: [Int] = []
  /// The selection if every item were selectable.
  private(set) var covered: Set<Int> = []
  /// Selected ids whose items do not exist.
  private(set) var missing: [Int] = []
  private(set) var anchor: Int?
  /// The items that the last range added.
  private(set) var extent: Set<Int> = []

  /// A requested selection, and the ids that remain missing.
  struct Wish {
    var covered: Set<Int>
    var missing: [Int]
  }

  static func header(of section: Int) -> Int { -2 * section - 1 }

  static func footer(of section: Int) -> Int { -2 * section - 2 }

  /// Returns whether the set may contain an element: any item, but only selectable headers and footers.
  static func canBeCovered(_ item: Int) -> Bool { item >= 0 || isSelectable(item) }

  static func isSelectable(_ item: Int) -> Bool { item < 0 ? item % 5 != -4 : item % 5 != 4 }

  var selected: [Int] { order.filter { covered.contains($0) && Self.isSelectable($0) } }

  private func canSelect(_ item: Int) -> Bool {
    mode != .none && order.contains(item) && Self.isSelectable(item)
  }

  /// Returns the items, limited to the number that the mode allows.
  private func allowed(_ items: Set<Int>) -> Set<Int> {
    switch mode {
    case .none: []
    case .single, .radio: Set(order.filter { items.contains($0) && Self.isSelectable($0) }.prefix(1))
    case .multiple, .extended: items
    }
  }

  // MARK: - Actions of the user

  mutating func tap(_ item: Int, shift: Bool, control: Bool, focused: Int?) -> Wish? {
    guard canSelect(item) else { return nil }
    if mode == .extended, shift { return extend(to: item, focused: focused) }
    return mode == .extended && !control ? alone(item) : toggle(item)
  }

  mutating func move(to item: Int, shift: Bool, control: Bool, focused: Int?) -> Wish? {
    guard mode == .extended else { return nil }
    if shift { return extend(to: item, focused: focused) }
    return control ? nil : alone(item)
  }

  mutating func extend(to item: Int, focused: Int?) -> Wish? {
    guard canSelect(item) else { return nil }
    guard mode == .multiple || mode == .extended else { return toggle(item) }
    let start = anchor ?? focused ?? item
    let places = [start, item].compactMap { order.firstIndex(of: $0) }.sorted()
    let range = Set(order[places[0]...places[1]]).filter(Self.canBeCovered)
    let rest = covered.subtracting(extent)
    anchor = start
    extent = range.subtracting(rest)
    return Wish(covered: rest.union(range), missing: missing)
  }

  mutating func toggle(_ item: Int?) -> Wish? {
    guard let item, canSelect(item) else { return nil }
    anchor = item
    extent = []
    switch mode {
    case .none: return nil
    case .single where covered.contains(item): return Wish(covered: [], missing: [])
    case .single, .radio: return alone(item)
    case .multiple, .extended:
      return Wish(covered: covered.symmetricDifference([item]), missing: missing)
    }
  }

  private mutating func alone(_ item: Int) -> Wish {
    anchor = item
    extent = []
    return Wish(covered: [item], missing: [])
  }

  mutating func all() -> Wish? {
    guard mode == .multiple || mode == .extended else { return nil }
    extent = []
    return Wish(covered: Set(order).filter(Self.canBeCovered), missing: missing)
  }

  mutating func nothing() -> Wish? {
    guard mode != .radio else { return nil }
    extent = []
    return Wish(covered: [], missing: [])
  }

  mutating func grant(_ wish: Wish) { (covered, missing) = (wish.covered, wish.missing) }

  // MARK: - Actions of the app

  mutating func setMode(_ new: SelectionMode) {
    guard new != mode else { return }
    mode = new
    (anchor, extent) = (nil, [])
    covered = allowed(covered)
    if mode == .none { missing = [] }
  }

  mutating func set(_ wish: Wish) {
    guard mode != .none else { return }
    covered = allowed(wish.covered.union(wish.missing.filter { order.contains($0) }))
    missing = wish.missing.filter { !order.contains($0) }
    if mode == .single || mode == .radio { missing = covered.isEmpty ? Array(missing.prefix(1)) : [] }
    extent.formIntersection(covered)
  }

  mutating func select(_ item: Int, _ isSelected: Bool) {
    if mode != .none, !isSelected, !order.contains(item) { missing.removeAll { $0 == item } }
    guard canSelect(item) else { return }
    if !isSelected {
      covered.remove(item)
    } else if mode == .multiple || mode == .extended {
      covered.insert(item)
    } else {
      (covered, missing) = ([item], [])
    }
  }

  mutating func show(_ sections: [[Int]]) {
    let old = order
    order = sections.enumerated().flatMap { [Self.header(of: $0)] + $1 + [Self.footer(of: $0)] }
    let gone = old.filter { covered.contains($0) && !order.contains($0) }
    let arrived = mode == .none ? [] : missing.filter { order.contains($0) }
    covered.subtract(gone)
    covered.formUnion(arrived)
    if !arrived.isEmpty { covered = allowed(covered) }
    missing = policy == .keep ? missing.filter { !arrived.contains($0) } + gone : []
    extent.formIntersection(order)
    if let item = anchor, !order.contains(item) { anchor = nil }
  }
}
