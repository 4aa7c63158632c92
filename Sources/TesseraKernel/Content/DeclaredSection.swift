import TesseraDiff
import TesseraLayout

/// A section as declared, independent of the host.
///
/// The engine works with these; only ``Section`` knows the host.
@_spi(Behaviors)
public struct DeclaredSection {
  /// The declared id; `nil` if the section is identified by its place in the declaration.
  private var declaredID: ItemID?
  /// The place in the declaration.
  var path: [Int] = []
  package var layout: Layout
  package var header: Supplementary?
  package var footer: Supplementary?
  package var decorations: [Decoration] = []
  /// The size among siblings; `nil` if the section has the size of its content.
  var sizing: Sizing?
  package var scrollAxis: Axis?
  /// The positions at which a section that scrolls by itself comes to rest.
  package var snapping = Snapping.none
  package var traits = Traits()
  /// The traits of the group, if the section represents one.
  package var groupTraits = Traits()
  package private(set) var hasRunTraits = false
  /// The motion of the items; `nil` to inherit it.
  var motion: DeclaredMotionBox?
  /// The placeholder that replaces the items; `nil` if the items are shown. See ``DeclaredContent/resolved``.
  package var placeholder: Placeholder?
  /// The scope of the item ids; `nil` if the enclosing section or the kind of item decides.
  package var identityScope: IdentityScope?
  /// The elements declared a second time, in place of the first. Boxed because sections are copied often.
  private var replacedBox: ReplacedElements?
  /// The nested sections; empty if the section has items.
  package private(set) var sections: [DeclaredSection] = []
  /// The runs of items; empty if the section has nested sections.
  package private(set) var runs: [ItemRun] = []

  package init(id: ItemID?, layout: Layout, runs: [ItemRun]) {
    declaredID = id
    self.layout = layout
    self.runs = runs
    hasRunTraits = runs.contains { !$0.declared.isEmpty }
  }

  init(id: ItemID?, layout: Layout, sections: [DeclaredSection]) {
    declaredID = id
    self.layout = layout
    self.sections = sections
  }

  package mutating func show(_ placeholder: Placeholder) {
    self.placeholder = placeholder
    (runs, sections, hasRunTraits) = ([], [], false)
  }

  var replaced: [ItemKey.Element] { replacedBox?.elements ?? [] }

  /// Records that a header, footer or decoration replaces an earlier one of the section.
  mutating func recordReplaced(_ element: ItemKey.Element) {
    if !replaced.contains(element) { replacedBox = ReplacedElements(replaced + [element]) }
  }

  package mutating func replaceSections(_ change: (DeclaredSection) -> DeclaredSection) {
    sections = sections.map(change)
  }

  /// Replaces the nested sections by other ones.
  package mutating func setSections(_ sections: [DeclaredSection]) { self.sections = sections }

  package mutating func setRuns(_ runs: [ItemRun]) {
    self.runs = runs
    hasRunTraits = runs.contains { !$0.declared.isEmpty }
  }

  package mutating func changeSection(at slot: Int, _ change: (inout DeclaredSection) -> Void) {
    change(&sections[slot])
  }

  package var id: ItemID { declaredID ?? ItemID(structure: path) }

  /// Identifies the section by the element that it was declared for, unless it has an id of its own.
  mutating func nameByElement(_ element: ItemID) {
    guard declaredID == nil else { return }
    let isFirst = path.allSatisfy { $0 == 0 }
    declaredID = isFirst ? element : ItemID(ElementPlace(element: element, path: path))
  }

  /// The number of items, including those of nested sections.
  package var count: Int {
    runs.reduce(0) { $0 + $1.count } + sections.reduce(0) { $0 + $1.count }
  }

  /// The ids of the items in order. O(*n*).
  package var itemIDs: [ItemID] {
    runs.flatMap { run in (0..<run.count).map { run.id(at: $0) } }
  }

  #if !hasFeature(Embedded)
  func cells<C: CellContent>(_ type: C.Type) -> [C] {
    sections.flatMap { $0.cells(type) }
      + runs.flatMap { run in (0..<run.count).compactMap { run.cell(at: $0)?.content(as: type) } }
  }
  #endif

  /// Returns the first section with an id, among this one and its nested sections.
  func first(_ id: ItemID) -> DeclaredSection? {
    self.id == id ? self : sections.lazy.compactMap { $0.first(id) }.first
  }
}

extension DeclaredSection: Equatable {
  /// Returns whether two sections have the same id, layout, size, scroll axis, snapping, motion, header,
  /// footer, decorations, traits, id scope, placeholder, nested sections and items.
  ///
  /// - Complexity: O(*n*), because it creates every cell.
  public static func == (left: DeclaredSection, right: DeclaredSection) -> Bool {
    guard left.id == right.id, left.layout == right.layout, left.header == right.header,
      left.footer == right.footer, left.decorations == right.decorations, left.sizing == right.sizing,
      left.scrollAxis == right.scrollAxis, left.snapping == right.snapping, left.motion == right.motion,
      left.identityScope == right.identityScope, left.traits == right.traits,
      left.sections == right.sections, left.count == right.count,
      left.placeholder == right.placeholder,
      left.itemIDs == right.itemIDs
    else { return false }
    let leftCells = left.runs.lazy.flatMap { run in (0..<run.count).lazy.map { run.cell(at: $0) } }
    let rightCells = right.runs.lazy.flatMap { run in (0..<run.count).lazy.map { run.cell(at: $0) } }
    return leftCells.elementsEqual(rightCells)
  }
}

private final class ReplacedElements {
  let elements: [ItemKey.Element]

  init(_ elements: [ItemKey.Element]) { self.elements = elements }
}

/// The place of a section among those declared for one element.
private struct ElementPlace: Hashable, CustomStringConvertible {
  let element: ItemID
  let path: [Int]

  var description: String { element.description + ItemID(structure: path).description }
}
