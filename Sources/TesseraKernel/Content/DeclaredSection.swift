import TesseraDiff
import TesseraLayout

/// A section as it was declared, whatever the host: what the engine works with.
///
/// ``Section`` says for which host it is; nothing else knows.
@_spi(Behaviors)
public struct DeclaredSection {
  /// The declared id; nil: the section is known by its place in the declaration.
  private var declaredID: ItemID?
  /// Where the section was declared.
  var path: [Int] = []
  /// How the items or sections are placed.
  var layout: Layout
  /// What stands above the items.
  package var header: Supplementary?
  /// What stands below the items.
  package var footer: Supplementary?
  /// What stands before or behind the items without taking room, in the order of declaration.
  package var decorations: [Decoration] = []
  /// How large the section is where others are placed beside it; nil: as large as its content.
  var sizing: Sizing?
  /// The axis along which the section's content scrolls by itself; nil: it does not.
  package var scrollAxis: Axis?
  /// Where that comes to rest.
  package var snapping = Snapping.none
  /// The declarations of behaviors for the section.
  package var traits = Traits()
  /// The declarations of behaviors for the group of cells that the section is, if it is one.
  package var groupTraits = Traits()
  /// Whether some of the runs have declarations of behaviors.
  package private(set) var hasRunTraits = false
  /// How what is in the section moves; nil: as around it.
  var motion: DeclaredMotionBox?
  /// The placeholder that is shown in place of the items; nil if the items are shown. See ``DeclaredContent/asShown``.
  package var placeholder: Placeholder?
  /// The scope of the ids of items in the section; nil if the section around it, or each kind of item, decides.
  package var identityScope: IdentityScope?
  /// The elements that were declared a second time, in place of the first; nil where there are none. In a box because
  /// sections are copied often.
  private var replacedBox: ReplacedElements?
  /// The sections inside; empty where there are items.
  package private(set) var sections: [DeclaredSection] = []
  /// The items; empty where there are sections.
  package private(set) var runs: [ItemRun] = []

  /// A section of items.
  package init(id: ItemID?, layout: Layout, runs: [ItemRun]) {
    declaredID = id
    self.layout = layout
    self.runs = runs
    hasRunTraits = runs.contains { !$0.declared.isEmpty }
  }

  /// A section of sections.
  init(id: ItemID?, layout: Layout, sections: [DeclaredSection]) {
    declaredID = id
    self.layout = layout
    self.sections = sections
  }

  /// Shows a placeholder in place of the items.
  package mutating func show(_ placeholder: Placeholder) {
    self.placeholder = placeholder
    (runs, sections, hasRunTraits) = ([], [], false)
  }

  /// The elements that were declared a second time, in place of the first.
  var replaced: [ItemKey.Element] { replacedBox?.elements ?? [] }

  /// Notes that a header, a footer or a decoration takes the place of another one of the section.
  mutating func noteReplaced(_ element: ItemKey.Element) {
    if !replaced.contains(element) { replacedBox = ReplacedElements(replaced + [element]) }
  }

  /// Exchanges each of the sections inside.
  package mutating func replaceSections(_ change: (DeclaredSection) -> DeclaredSection) {
    sections = sections.map(change)
  }

  /// Replaces the items.
  package mutating func setRuns(_ runs: [ItemRun]) {
    self.runs = runs
    hasRunTraits = runs.contains { !$0.declared.isEmpty }
  }

  /// Changes a section inside.
  package mutating func changeSection(at slot: Int, _ change: (inout DeclaredSection) -> Void) {
    change(&sections[slot])
  }

  /// The id of the section.
  package var id: ItemID { declaredID ?? ItemID(structure: path) }

  /// Names the section by the element that it was declared for, unless it has an id of its own.
  mutating func nameByElement(_ element: ItemID) {
    guard declaredID == nil else { return }
    let isFirst = path.allSatisfy { $0 == 0 }
    declaredID = isFirst ? element : ItemID(ElementPlace(element: element, path: path))
  }

  /// How many items there are, those of the sections inside included.
  package var count: Int {
    runs.reduce(0) { $0 + $1.count } + sections.reduce(0) { $0 + $1.count }
  }

  /// The ids of the items, in order. O(*n*).
  package var itemIDs: [ItemID] {
    runs.flatMap { run in (0..<run.count).map { run.id(at: $0) } }
  }

  #if !hasFeature(Embedded)
  /// All cells of one type, in order. O(*n*).
  func cells<C: CellContent>(_ type: C.Type) -> [C] {
    sections.flatMap { $0.cells(type) }
      + runs.flatMap { run in (0..<run.count).compactMap { run.cell(at: $0)?.content(as: type) } }
  }
  #endif

  /// The section itself or the first one inside it with an id.
  func first(_ id: ItemID) -> DeclaredSection? {
    self.id == id ? self : sections.lazy.compactMap { $0.first(id) }.first
  }
}

extension DeclaredSection: Equatable {
  /// Whether both have the same id, layout, size, scroll axis, snapping, motion, header, footer, decorations,
  /// traits, scope of ids, sections inside and items: equal ids, equal cells.
  ///
  /// - Complexity: O(*n*): makes every cell.
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

/// Elements of a section that were declared a second time.
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
