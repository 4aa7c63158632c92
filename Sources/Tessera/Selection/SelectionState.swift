@_spi(Behaviors) import TesseraKernel

struct SelectionState {
  var mode: SelectionMode
  /// The selected items of the current content.
  var items = SelectedItems() {
    didSet { value = nil }
  }
  /// The selected elements that are not in the content.
  var names: [MissingElementID] = [] {
    didSet { value = nil }
  }
  /// The groups in the content for whose unknown parts ids wait, if only one item may be selected. Ids that
  /// wait for none of them are not in the content.
  var unseenGroups: [ElementPath] = []
  var anchor: ElementPath?
  /// The items that the last range has added, which are deselected when the range becomes shorter.
  var extent = SelectedItems()
  /// The marquee that is drawn, or may begin.
  var marquee: SelectionMarquee?
  var onChange: ((SelectionChange) -> Void)?
  /// The handler for proposed changes; `nil` if changes apply directly.
  var onProposal: ((SelectionChange) -> Void)?
  /// The cached selection, while it is current.
  var value: Selection?

  init(mode: SelectionMode) { self.mode = mode }

  mutating func moveGroups(to places: [Int: Int], _ declaredCount: Int) {
    // The cached value counts groups in its own snapshot, and is still correct.
    let answered = value
    items.moveGroups(to: places, declaredCount)
    value = answered
    extent.moveGroups(to: places, declaredCount)
    marquee?.base.moveGroups(to: places, declaredCount)
    marquee?.touched.moveGroups(to: places, declaredCount)
    marquee?.settled.moveGroups(to: places, declaredCount)
    func moved(_ path: ElementPath) -> ElementPath? {
      places[path.section].map { ElementPath(section: $0, element: path.element) }
    }
    unseenGroups = unseenGroups.compactMap(moved)
    anchor = anchor.flatMap(moved)
  }
}
