import CGTK
import CTesseraGTK
import Tessera
import TesseraComponents
import TesseraLayout

/// The view of a portable cell, which shows the cell's drawing, with widgets for its controls.
@MainActor
public final class CanvasView: WidgetView {
  /// The drawing that the view shows.
  public var drawing = Drawing() {
    didSet {
      if drawing != oldValue { gtk_widget_queue_draw(cell) }
      showControls()
    }
  }
  /// The widgets of the controls, in the order of the drawing.
  private(set) var controls: [ControlWidget] = []
  /// The collection that shows the view; `nil` until then.
  private weak var collection: CollectionView?
  /// The id of the view; `nil` until it is shown.
  private var id: CellID?
  /// The item that the controls show.
  private var shownKey: ItemKey?

  /// Creates a view that shows nothing yet.
  init() {
    super.init(emptyRow: tessera_cell_new(nil))
    tessera_cell_set_draw(
      cell,
      { context, cell, snapshot in
        guard let context, let cell, let snapshot else { return }
        nonisolated(unsafe) let (view, row, target) = (context, cell, snapshot)
        MainActor.assumeIsolated {
          Unmanaged<CanvasView>.fromOpaque(view).takeUnretainedValue().draw(row, on: target)
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private func draw(_ row: Widget, on snapshot: OpaquePointer) {
    SnapshotPainter(snapshot: snapshot, theme: Theme(of: row)).paint(drawing)
  }

  // MARK: Controls

  /// Records that a collection shows the view.
  func mount(_ id: CellID, in collection: CollectionView) {
    (self.id, self.collection) = (id, collection)
    shownKey = collection.engine[id]?.key
  }

  /// Returns the widget of a control by its position in the cell; `nil` if there is none.
  func control(_ index: Int) -> ControlWidget? { controls.first { $0.control.index == index } }

  /// Shows the controls of the drawing.
  ///
  /// A widget of the same kind is used again, so that it keeps the focus and the caret.
  private func showControls() {
    let declared = drawing.controls
    if declared.isEmpty, controls.isEmpty { return }
    let key = id.flatMap { collection?.engine[$0]?.key }
    let isOther = key != shownKey
    shownKey = key
    for (position, (control, frame)) in declared.enumerated() {
      if controls.indices.contains(position), controls[position].kind == ControlWidget.Kind(control.kind) {
        controls[position].show(control, isOther: isOther)
      } else {
        insert(ControlWidget(control), at: position)
      }
      var frame = frame.graphene
      tessera_control_set_frame(controls[position].widget, &frame)
    }
    while controls.count > declared.count { remove(controls.removeLast()) }
  }

  /// Inserts a new widget, in place of one of another kind.
  private func insert(_ control: ControlWidget, at position: Int) {
    control.view = self
    let previous = position > 0 ? controls[position - 1].widget : nil
    if controls.indices.contains(position) {
      remove(controls[position])
      controls[position] = control
    } else {
      controls.append(control)
    }
    tessera_cell_insert_control(cell, control.widget, previous)
  }

  private func remove(_ control: ControlWidget) {
    control.view = nil
    gtk_widget_unparent(control.widget)
  }

  /// Sends the event of a control to the item that the view shows.
  func send(_ event: ControlEvent, from control: ControlWidget) {
    guard let collection, let id, collection.engine[id]?.key == shownKey else { return }
    collection.engine.send(event, from: id)
    // The app may not accept the change.
    if !control.kind.isField, control.kind != .button { collection.changedControls.append(control) }
    // The next key may come before the next frame, and belongs to the next field.
    if event.change == .submit { collection.syncFocus() }
    collection.setNeedsUpdate()
  }

  /// Moves the engine's focus to a control that has taken GTK's.
  func controlHasTakenFocus(_ control: ControlWidget) {
    guard let collection, let id else { return }
    collection.focusEntered(control.control.index, of: id)
  }
}

extension Drawing {
  /// The controls with their frames.
  fileprivate var controls: [(control: Control, frame: Rect)] {
    commands.compactMap { command in
      if case .control(let control, let frame) = command { (control, frame) } else { nil }
    }
  }
}
