import CGTK
import CTesseraGTK
import Tessera
import TesseraComponents
import TesseraLayout

/// The view of a portable cell, which shows the cell's drawing, with widgets for its controls and native
/// views.
@MainActor
public final class CanvasView: WidgetView {
  /// The drawing that the view shows.
  public var drawing = Drawing() {
    didSet {
      if drawing != oldValue { gtk_widget_queue_draw(cell) }
      showWidgets()
    }
  }
  /// The widgets of the controls, in the order of the drawing.
  private(set) var controls: [ControlWidget] = []
  /// The views that are parts of the drawing.
  private(set) var nativeViews = NativeViewList<GTK>()
  /// The collection that shows the view; `nil` until then.
  private weak var collection: CollectionView?
  /// The id of the view; `nil` until it is shown.
  private var id: CellID?
  /// The item that the controls show.
  private var shownKey: ItemKey?
  private let textures = ImageTextures()

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
    SnapshotPainter(snapshot: snapshot, theme: Theme(of: row), textures: textures).paint(drawing)
    // GTK draws a row again if the theme changes. Styles cannot change meanwhile.
    let outdated = controls.filter { $0.hasOldTint }
    guard let collection, !outdated.isEmpty else { return }
    collection.changedControls += outdated
    collection.setNeedsUpdate()
  }

  // MARK: Controls

  /// Records that a collection shows the view.
  func mount(_ id: CellID, in collection: CollectionView) {
    (self.id, self.collection) = (id, collection)
    shownKey = collection.engine[id]?.key
  }

  /// Returns the widget of a control by its position in the cell; `nil` if there is none.
  func control(_ index: Int) -> ControlWidget? { controls.first { $0.control.index == index } }

  /// Shows the controls and native views of the drawing. A widget of the same kind is used again, so that it
  /// keeps the focus and the caret.
  private func showWidgets() {
    let parts = drawing.hostedParts
    if parts.isEmpty, controls.isEmpty, nativeViews.isEmpty { return }
    let key = id.flatMap { collection?.engine[$0]?.key }
    let isOther = key != shownKey
    shownKey = key
    var (count, previous): (Int, Widget?) = (0, nil)
    for part in parts {
      let widget: Widget
      var frame: graphene_rect_t
      let opacity: Double
      switch part {
      case .control(let control, let rect, let own):
        show(control, at: count, after: previous, isOther: isOther)
        (widget, frame, opacity) = (controls[count].widget, rect.graphene, own)
        count += 1
      case .nativeView(let native, let rect, let own):
        guard let shown = show(native, rect.size, after: previous, isOther: isOther) else { continue }
        (widget, frame, opacity) = (shown, rect.graphene, own)
      }
      previous = widget
      tessera_control_set_frame(widget, &frame)
      gtk_widget_set_opacity(widget, opacity)
    }
    while controls.count > count { remove(controls.removeLast()) }
    for view in nativeViews.takeUnused() { gtk_widget_unparent(view.widget) }
  }

  private func show(_ control: Control, at position: Int, after previous: Widget?, isOther: Bool) {
    if controls.indices.contains(position), controls[position].kind == ControlWidget.Kind(control.kind) {
      controls[position].show(control, isOther: isOther)
    } else {
      insert(ControlWidget(control), at: position, after: previous)
    }
  }

  /// Inserts a new widget, in place of one of another kind.
  private func insert(_ control: ControlWidget, at position: Int, after previous: Widget?) {
    control.view = self
    if controls.indices.contains(position) {
      remove(controls[position])
      controls[position] = control
    } else {
      controls.append(control)
    }
    tessera_cell_insert_control(cell, control.widget, previous)
  }

  /// Shows a native view. Returns its widget; `nil` if it is a view of another host.
  private func show(_ native: NativeView, _ size: Size, after previous: Widget?, isOther: Bool) -> Widget? {
    let view = nativeViews.show(native, size: size, ofOtherItem: isOther) { [weak self] in self?.send($0) }
    guard let widget = view?.widget else { return nil }
    if gtk_widget_get_parent(widget) != cell { tessera_cell_adopt_widget(cell, widget, previous) }
    if (gtk_widget_get_sensitive(widget) != 0) != native.isEnabled {
      gtk_widget_set_sensitive(widget, native.isEnabled ? 1 : 0)
    }
    return widget
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

extension CanvasView {
  /// Sends the event of a native view to the item that the view shows.
  fileprivate func send(_ event: NativeViewEvent) {
    guard let collection, let id, collection.engine[id]?.key == shownKey else { return }
    collection.engine.receive(event, from: id)
    collection.setNeedsUpdate()
  }
}
