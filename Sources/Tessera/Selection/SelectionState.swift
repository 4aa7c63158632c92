@_spi(Behaviors) import TesseraKernel

/// What is selected, and how people go on selecting.
struct SelectionState {
  var mode: SelectionMode
  /// What is selected of the present content.
  var items = SelectedItems() {
    didSet { value = nil }
  }
  /// What is selected and not there.
  var names: [SelectedName] = [] {
    didSet { value = nil }
  }
  /// The groups in the content that names wait for, because nothing is known of their parts: where one item may be
  /// selected. Of the names, those that wait for none of them are not in the content.
  var unseenGroups: [ElementPath] = []
  /// Where ranges begin.
  var anchor: ElementPath?
  /// What the last range has added to what was selected before: it is taken back when the range becomes shorter.
  var extent = SelectedItems()
  /// What a mouse draws around items, or may begin to.
  var band: SelectionBand?
  /// Is told what has changed.
  var onChange: ((SelectionChange) -> Void)?
  /// Is told what people want to change; nil: nobody, so that it is done.
  var onProposal: ((SelectionChange) -> Void)?
  /// What was answered last, as long as it is true.
  var value: Selection?

  init(mode: SelectionMode) { self.mode = mode }

  /// Follows the groups to their new positions.
  mutating func moveGroups(to places: [Int: Int], _ declaredCount: Int) {
    // What was answered counts groups as they were, and says the same.
    let answered = value
    items.moveGroups(to: places, declaredCount)
    value = answered
    extent.moveGroups(to: places, declaredCount)
    band?.base.moveGroups(to: places, declaredCount)
    band?.touched.moveGroups(to: places, declaredCount)
    band?.settled.moveGroups(to: places, declaredCount)
    func moved(_ path: ElementPath) -> ElementPath? {
      places[path.section].map { ElementPath(section: $0, element: path.element) }
    }
    unseenGroups = unseenGroups.compactMap(moved)
    anchor = anchor.flatMap(moved)
  }
}
