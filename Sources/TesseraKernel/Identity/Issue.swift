import TesseraLayout

/// A problem with the input of a collection, which never stops it: each case states how the collection
/// continues.
///
/// ``Transaction/issues`` contains those of one transaction, and ``Stage/onIssue`` reports each distinct
/// issue once.
public enum Issue: Sendable {
  /// Several sibling sections have the same id, in another section or in the content itself.
  ///
  /// The sections are distinguished by their order.
  case duplicateSection(ItemID, inside: SectionKey? = nil, positions: [Int])
  /// Several items of a section have the same id, whatever their kinds of view.
  ///
  /// The items are distinguished by their order.
  case duplicateItem(ItemID, section: SectionKey, positions: [Int])
  /// A section has a second header, a second footer, or a second decoration with the same id.
  ///
  /// The later one is shown.
  case duplicateSupplementary(ItemKey.Element, section: SectionKey)
  /// All items of a section on screen have got new ids, while most of their cells equal those that were at
  /// the same positions.
  ///
  /// The items count as different ones: their views are configured again, and focus, selection and measured
  /// sizes are lost.
  case unstableIDs(section: SectionKey)
  /// Two cell types with different views use the same kind.
  ///
  /// The second one is not shown.
  case kindConflict(CellKind)
  /// No item has the id to scroll to or to focus, in a section with an id or in any section.
  ///
  /// Scroll position and focus do not change.
  case unknownItem(ItemID, section: ItemID? = nil)
  /// No item has the id to scroll to or to focus, but the id of one is a value of another type that looks the
  /// same: the text `"1"` is not the number `1`.
  ///
  /// Scroll position and focus do not change.
  case idOfAnotherType(ItemID, section: ItemID? = nil, shown: ItemID)
  /// A transaction was requested during a transaction.
  ///
  /// The request waits for the next one.
  case reentrantUpdate
  /// Too many transactions were made at one moment, and there was still something to do.
  ///
  /// The rest waits for a later moment or the next request. ``Engine/needsUpdate`` is `false` until then.
  case tooManyUpdates(Int)
  /// The declared or measured size of an item is NaN, negative or infinite.
  ///
  /// Such a width or height counts as zero or as the largest extent.
  case invalidSize(ItemKey)
  /// A parameter of a layout is invalid, of a section or, if that is `nil`, of the content.
  case invalidLayout(LayoutIssue, section: SectionKey?)
  /// A group of cells is used as a header, a footer or a decoration.
  ///
  /// The group is not shown.
  case misplacedGroup(ItemKey)
  /// Several actions in the menu of an item, or at one of its edges, have the same id.
  ///
  /// The first one is offered.
  case repeatedAction(ItemID, of: ItemKey)
  /// A view that shows no item has sent an event.
  ///
  /// The event is dropped.
  case eventFromHiddenView(CellID)
  /// The view of an item has sent an event of another type than that of the item's cell.
  ///
  /// Cell types that share a kind share views too, and must have the same type of events. The event is
  /// dropped.
  case unexpectedEvent(ItemKey)
  /// Measured sizes did not settle within the passes of one transaction.
  ///
  /// The rest follows in the next one.
  case unsettledSizes
}

extension Issue: CustomStringConvertible {
  /// A textual representation of the problem, where it is, and how to solve it.
  public var description: String {
    switch self {
    case .duplicateSection(let id, let parent, let positions):
      "sections " + list(positions) + (parent.map { " inside section " + $0.description } ?? "")
        + " share the id " + id.description + "; give each its own"
    case .duplicateItem(let id, let section, let positions):
      "items " + list(positions) + " of section " + section.description + " share the id " + id.description
        + "; give each its own"
    case .duplicateSupplementary(.decoration(let id), let section):
      "section " + section.description + " has two decorations with the id " + id.description
        + " and shows the later one; give each its own"
    case .duplicateSupplementary(let element, let section):
      "section " + section.description + " has a second " + element.description
        + " and shows the later one; declare one"
    case .unstableIDs(let section):
      "the items of section " + section.description + " look the same but all have new ids; "
        + "create an id once, with the data, not each time content is declared"
    case .kindConflict(let kind):
      "two cell types with different views have the kind " + kind.description
        + "; give one of them another kind"
    case .unknownItem(let id, let section):
      "there is no item with the id " + id.description
        + (section.map { " in a section " + $0.description } ?? "")
        + " to scroll to or to focus; show the content with it first, and use a value of the type of its id"
    case .idOfAnotherType(let id, let section, let shown):
      "there is no item with the id " + id.typedDescription
        + (section.map { " in a section " + $0.description } ?? "") + ", but one with "
        + shown.typedDescription
        + "; use a value of the type of its id"
    case .reentrantUpdate:
      "an update was requested during another update; it follows with the next frame; "
        + "request one per frame, and none while a cell or a view is configured"
    case .tooManyUpdates(let count):
      count.description + " updates ran in a row, and more are pending; "
        + "request one per frame, and find what changes with every update: "
        + "a handler that requests another, a declaration that changes its input, an unstable size"
    case .invalidSize(let key):
      "the size of " + key.description + " is negative or not finite; return one that is at least 0"
    case .invalidLayout(let issue, let section):
      "in the layout of " + (section.map { "section " + $0.description } ?? "the content") + ": "
        + issue.description
    case .misplacedGroup(let key):
      key.description
        + " is a group of cells; only items can be groups, so give the group a section of its own"
    case .repeatedAction(let id, let key):
      "several actions of " + key.description + " have the id " + id.description
        + ", which is the title by default; give each its own"
    case .eventFromHiddenView(let id):
      "the view of " + id.description + " sent an event while it shows no item; "
        + "send events only for actions of the user, and stop pending work when the view is reused"
    case .unexpectedEvent(let key):
      "the view of " + key.description
        + " sent an event of another cell's type; give that cell its own kind"
    case .unsettledSizes:
      "measured sizes did not settle in one frame; let the size of a cell depend only on its content and the "
        + "proposed width, not on its position or on how often it was measured"
    }
  }

  private func list(_ positions: [Int]) -> String {
    positions.map { $0.description }.joined(separator: ", ")
  }
}

extension Issue {
  /// Whether the issue is found again until it is fixed, and not only by a single request or event.
  var isPersistent: Bool {
    switch self {
    case .unknownItem, .idOfAnotherType, .eventFromHiddenView, .unexpectedEvent: false
    case .duplicateSection, .duplicateItem, .duplicateSupplementary, .unstableIDs, .kindConflict,
      .reentrantUpdate, .tooManyUpdates, .invalidSize, .invalidLayout, .misplacedGroup, .repeatedAction,
      .unsettledSizes:
      true
    }
  }

  /// The issue without the details that vary when it is found again.
  var withoutDetails: Issue {
    switch self {
    case .duplicateSection(let id, let parent, _): .duplicateSection(id, inside: parent, positions: [])
    case .duplicateItem(let id, let section, _): .duplicateItem(id, section: section, positions: [])
    case .tooManyUpdates: .tooManyUpdates(0)
    default: self
    }
  }

  /// Returns whether both are the same issue but for such details.
  func isLike(_ other: Issue) -> Bool { withoutDetails == other.withoutDetails }
}

extension Issue: Hashable {
  /// Returns whether both are the same issue about the same elements.
  public static func == (left: Issue, right: Issue) -> Bool { left.parts == right.parts }

  /// Hashes the case and its associated values.
  public func hash(into hasher: inout Hasher) { parts.hash(into: &hasher) }

  /// The associated values in one form for all cases, which takes less code to compare and hash.
  fileprivate struct Parts: Hashable {
    /// The number of the case.
    let number: Int
    var id: ItemID?
    var sectionID: ItemID?
    var shown: ItemID?
    var section: SectionKey?
    var element: ItemKey.Element?
    var kind: CellKind?
    var cell: CellID?
    var parameter: IDText?
    var outcome: IDText?
    var positions: [Int] = []
  }

  @inline(never)
  private var parts: Parts {
    switch self {
    case .duplicateSection(let id, let parent, let positions):
      Parts(number: 0, id: id, section: parent, positions: positions)
    case .duplicateItem(let id, let section, let positions):
      Parts(number: 1, id: id, section: section, positions: positions)
    case .duplicateSupplementary(let element, let section):
      Parts(number: 2, section: section, element: element)
    case .unstableIDs(let section): Parts(number: 3, section: section)
    case .kindConflict(let kind): Parts(number: 4, kind: kind)
    case .unknownItem(let id, let section): Parts(number: 5, id: id, sectionID: section)
    case .idOfAnotherType(let id, let section, let shown):
      Parts(number: 6, id: id, sectionID: section, shown: shown)
    case .reentrantUpdate: Parts(number: 7)
    case .tooManyUpdates(let count): Parts(number: 8, positions: [count])
    case .invalidSize(let key): Parts(9, key)
    case .invalidLayout(let issue, let section):
      Parts(
        number: 10, section: section, parameter: IDText(issue.parameter), outcome: IDText(issue.outcome))
    case .misplacedGroup(let key): Parts(11, key)
    case .repeatedAction(let id, let key): Parts(12, key, id: id)
    case .eventFromHiddenView(let cell): Parts(number: 13, cell: cell)
    case .unexpectedEvent(let key): Parts(14, key)
    case .unsettledSizes: Parts(number: 15)
    }
  }
}

extension Issue.Parts {
  fileprivate init(_ number: Int, _ key: ItemKey, id: ItemID? = nil) {
    self.init(number: number, id: id, section: key.section, element: key.element, kind: key.kind)
  }
}
