import TesseraLayout

// Former names, kept for one minor version.

/// The former name of ``ScrollDestination``.
@available(*, deprecated, renamed: "ScrollDestination")
public typealias ScrollGoal = ScrollDestination

/// The former name of ``KeyPhase``.
@available(*, deprecated, renamed: "KeyPhase")
public typealias KeyTurn = KeyPhase

/// The former name of ``ScrollEffectContext``.
@available(*, deprecated, renamed: "ScrollEffectContext")
public typealias ScrollMoment = ScrollEffectContext

/// The former name of ``DragPayload``.
@available(*, deprecated, renamed: "DragPayload")
public typealias DragGoods = DragPayload

/// The former name of ``DropInfo``.
@available(*, deprecated, renamed: "DropInfo")
public typealias DragVisit = DropInfo

/// The former name of ``PendingDrop``.
@available(*, deprecated, renamed: "PendingDrop")
public typealias DropLanding = PendingDrop

/// The former name of ``DropIndicator``.
@available(*, deprecated, renamed: "DropIndicator")
public typealias DropMark = DropIndicator

/// The former name of ``DropDecision``.
@available(*, deprecated, renamed: "DropDecision")
public typealias DropAnswer = DropDecision

/// The former name of ``ReorderDecision``.
@available(*, deprecated, renamed: "ReorderDecision")
public typealias ReorderAnswer = ReorderDecision

/// The former name of ``SwipeEdge``.
@available(*, deprecated, renamed: "SwipeEdge")
public typealias SwipeSide = SwipeEdge

extension Issue {
  /// Creates an issue about a size.
  @available(*, deprecated, renamed: "invalidSize(_:)")
  public static func absurdSize(_ key: ItemKey) -> Issue { .invalidSize(key) }

  /// Creates an issue about a layout.
  @available(*, deprecated, renamed: "invalidLayout(_:section:)")
  public static func absurdLayout(_ issue: LayoutIssue, section: SectionKey?) -> Issue {
    .invalidLayout(issue, section: section)
  }

  /// Creates an issue about a kind of cells.
  @available(*, deprecated, renamed: "kindConflict(_:)")
  public static func kindClash(_ kind: CellKind) -> Issue { .kindConflict(kind) }
}

extension IssueOutput {
  /// Writes an issue, unless it was written before.
  @available(*, deprecated, renamed: "report(_:)")
  public func tell(_ issue: Issue) { report(issue) }

  /// Writes the description of a problem that is not an ``Issue``, unless it was written before.
  @available(*, deprecated, renamed: "report(_:)")
  public func tell(_ description: String) { report(description) }
}

extension Drag {
  /// The payload of the drag.
  @available(*, deprecated, renamed: "payload")
  public var goods: DragPayload { payload }
}

extension DropInfo {
  /// The payload of the drag; `nil` if it is not known yet.
  @available(*, deprecated, renamed: "payload")
  public var goods: DragPayload? { payload }
}

extension Engine {
  /// The drop indicator; `nil` if no drag that is accepted is over the collection.
  @available(*, deprecated, renamed: "dropIndicator")
  public var dropMark: DropIndicator? { dropIndicator }

  /// Resolves a drop.
  @available(*, deprecated, renamed: "resolveDrop(_:at:)")
  public func land(_ dropInfo: DropInfo, at point: Point) -> PendingDrop? { resolveDrop(dropInfo, at: point) }

  /// The marquee of the selection, in content coordinates; `nil` if none is drawn.
  @available(*, deprecated, renamed: "selectionMarquee")
  public var selectionBand: Rect? { selectionMarquee }

  /// Whether typed characters search for an item.
  @available(*, deprecated, renamed: "isTypeAheadSearching")
  public var isFindingTyped: Bool { isTypeAheadSearching }
}

extension EngineConfiguration {
  /// Whether a press beside the items begins a marquee.
  @available(*, deprecated, renamed: "selectsByMarquee")
  public var selectsByBand: Bool {
    get { selectsByMarquee }
    set { selectsByMarquee = newValue }
  }

  /// Whether gestures of the host begin drags.
  @available(*, deprecated, renamed: "usesHostDrags")
  public var leavesDrags: Bool {
    get { usesHostDrags }
    set { usesHostDrags = newValue }
  }
}

extension AccessibilityMirror {
  /// Returns whether a cell is exposed to assistive technologies.
  @available(*, deprecated, renamed: "isExposed(_:)")
  public func isHeard(_ id: CellID) -> Bool { isExposed(id) }
}

extension PageIndicator {
  /// Returns how strongly the dot of a page is highlighted, from 0 to 1.
  @available(*, deprecated, renamed: "highlightFraction(of:)")
  public func light(of page: Int) -> Double { highlightFraction(of: page) }
}
