@_spi(Behaviors) import TesseraComponents

/// A row of the declared tree: a section, an element of it, or a number of items that are not listed.
struct DeclaredRow: Identifiable, Hashable {
  var id: ID
  /// The number of enclosing sections.
  var level: Int
  var title: String
  var detail: String

  enum ID: Hashable, Sendable {
    case section(SectionKey)
    case element(ItemKey)
    /// Items above or below those that are listed.
    case hidden(SectionKey, isAbove: Bool)
  }
}

/// The part of the declared tree that the inspector lists: all sections, and in the open ones the elements
/// with views and some items around them.
struct DeclaredTree {
  let engine: Engine
  var closed: Set<SectionKey> = []
  /// The number of additional items on each side.
  var extra: [SectionKey: Int] = [:]

  /// The number of items by which a tap lists more.
  static let step = 50

  func rows() -> [DeclaredRow] {
    var views: [Int: [LiveCell]] = [:]
    for cell in engine.live where cell.path.section >= 0 {
      views[cell.path.section, default: []].append(cell)
    }
    return engine.snapshot.sections.indices.filter { !isInClosed($0) }.flatMap { position in
      rows(ofSection: position, views: (views[position] ?? []).sorted { $0.path < $1.path })
    }
  }

  /// Whether a section that encloses another one is closed.
  private func isInClosed(_ position: Int) -> Bool {
    let ancestors = engine.snapshot.sections[position].key.ancestors
    return ancestors.indices.contains { index in
      let ancestor = ancestors[index]
      return closed.contains(
        SectionKey(ancestor.id, occurrence: ancestor.occurrence, ancestors: Array(ancestors[..<index])))
    }
  }

  private func rows(ofSection position: Int, views: [LiveCell]) -> [DeclaredRow] {
    let section = engine.snapshot.sections[position]
    let (key, level) = (section.key, section.key.ancestors.count)
    let isClosed = closed.contains(key)
    let count = section.count.counting("item")
    let frame = engine.frame(ofSection: position)?.shortDescription ?? ""
    let title = DeclaredRow(
      id: .section(key), level: level, title: (isClosed ? "▸ " : "▾ ") + key.id.description,
      detail: (section.children.isEmpty ? count + "  " : "") + frame)
    if isClosed { return [title] }
    let range = listedItems(of: section, views)
    var rows = [title]
    if section.hasHeader { rows.append(row(ElementPath(section: position, element: .header), level)) }
    rows += hidden(range.lowerBound, key, isAbove: true, level)
    rows += range.map { row(.item($0, in: position), level) }
    rows += hidden(section.count - range.upperBound, key, isAbove: false, level)
    if section.hasFooter { rows.append(row(ElementPath(section: position, element: .footer), level)) }
    return rows
  }

  private func listedItems(of section: SectionSnapshot, _ views: [LiveCell]) -> Range<Int> {
    let items = views.compactMap { $0.path.item }
    let more = extra[section.key] ?? 0
    guard let first = items.min(), let last = items.max() else { return 0..<min(more, section.count) }
    return max(0, first - more)..<max(first, min(section.count, last + 1 + more))
  }

  private func hidden(_ count: Int, _ key: SectionKey, isAbove: Bool, _ level: Int) -> [DeclaredRow] {
    guard count > 0 else { return [] }
    return [
      DeclaredRow(
        id: .hidden(key, isAbove: isAbove), level: level + 1,
        title: "… \(count) \(isAbove ? "above" : "below")",
        detail: "")
    ]
  }

  private func row(_ path: ElementPath, _ level: Int) -> DeclaredRow {
    let key = engine.itemKey(at: path) ?? ItemKey(section: "", element: .header, kind: CellKind(""))
    let view = engine.mountedCell(at: path)
    let frame = view?.placement.frame ?? engine.frame(at: path)
    let state = [view?.id.description, frame?.shortDescription].compactMap { $0 }
    return DeclaredRow(
      id: .element(key), level: level + 1, title: key.element.description + "  " + key.kind.shortDescription,
      detail: state.joined(separator: "  "))
  }
}
