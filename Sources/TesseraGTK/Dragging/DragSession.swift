import CGTK
import CTesseraGTK
import Tessera

/// A drag out of a collection, which GDK runs until it ends.
@MainActor
final class DragSession {
  /// The current drag. There is at most one, because the user has one pointer.
  private(set) static var current: DragSession?

  let drag: Drag
  /// The collection that the drag started in; `nil` if it no longer exists.
  private(set) weak var source: CollectionView?
  /// The collection that the drag is or was last over.
  weak var target: CollectionView?
  private(set) var gdkDrag: OpaquePointer?

  private init(_ drag: Drag, from source: CollectionView) { (self.drag, self.source) = (drag, source) }

  /// Begins a drag in GDK.
  ///
  /// - Parameter device: The pointer device whose button is held down.
  /// - Returns: `true` if GDK began the drag.
  static func begin(_ drag: Drag, from source: CollectionView, with device: OpaquePointer?) -> Bool {
    guard let device else { return false }
    let session = DragSession(drag, from: source)
    current = session
    let context = Unmanaged.passRetained(session)
    session.gdkDrag = session.begin(with: device, context.toOpaque())
    guard session.gdkDrag == nil else { return true }
    context.release()
    current = nil
    return false
  }

  /// Returns the session of a drop, if its drag started in this program.
  static func of(_ drop: OpaquePointer) -> DragSession? {
    guard let current, let gdkDrag = gdk_drop_get_drag(drop), gdkDrag == current.gdkDrag else { return nil }
    return current
  }

  private func begin(with device: OpaquePointer, _ context: UnsafeMutableRawPointer) -> OpaquePointer? {
    guard let source, let row = source.stage.view(for: drag.view)?.cell else { return nil }
    let icon = row.picture
    defer { icon.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
    let place = source.place(of: row) + drag.grabOffset
    return withCStrings(drag.payload.uris ?? []) { uris in
      withCString(drag.payload.texts?.joined(separator: "\n")) { text in
        var dragInfo = TesseraDrag(
          text: text, uris: uris, actions: drag.payload.actions.gdk, icon: icon,
          hot_x: Int32(drag.grabOffset.x),
          hot_y: Int32(drag.grabOffset.y), x: place.x, y: place.y)
        return tessera_drag_begin(source.widget, device, &dragInfo, Self.ended, context)
      }
    }
  }

  private static let ended: @convention(c) (UnsafeMutableRawPointer?, GdkDragAction) -> Void = {
    context, action in
    guard let context else { return }
    nonisolated(unsafe) let session = context
    MainActor.assumeIsolated {
      Unmanaged<DragSession>.fromOpaque(session).takeRetainedValue().end(DragAction(action))
    }
  }

  private func end(_ action: DragAction?) {
    if Self.current === self { Self.current = nil }
    // A drag canceled by a key sends no leave event.
    target?.endDropHover()
    source?.engine.endDrag(action)
    source?.setNeedsUpdate()
  }
}

extension CollectionView {
  /// Returns the origin of a row in the widget.
  fileprivate func place(of row: Widget) -> Point {
    var place = Point.zero
    tessera_translate(row, widget, 0, 0, &place.x, &place.y)
    return place
  }
}

extension Widget {
  /// The current look of the widget as a static image; the caller releases it.
  fileprivate var picture: OpaquePointer? {
    guard let live = gtk_widget_paintable_new(self) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(live)) }
    return gdk_paintable_get_current_image(live)
  }
}

extension DragActions {
  var gdk: GdkDragAction {
    var actions: UInt32 = 0
    if contains(.copy) { actions |= GDK_ACTION_COPY.rawValue }
    if contains(.move) { actions |= GDK_ACTION_MOVE.rawValue }
    return GdkDragAction(rawValue: actions)
  }

  init(_ actions: GdkDragAction) {
    self = []
    if actions.rawValue & GDK_ACTION_COPY.rawValue != 0 { insert(.copy) }
    if actions.rawValue & GDK_ACTION_MOVE.rawValue != 0 { insert(.move) }
  }
}

extension DragAction {
  var gdk: GdkDragAction { DragActions(self).gdk }

  /// Creates the action from GDK's form; `nil` if the drag had no effect.
  init?(_ action: GdkDragAction) {
    let actions = DragActions(action)
    if actions.isEmpty { return nil }
    self = actions.contains(.move) ? .move : .copy
  }
}

/// Calls a function with C's form of some texts, a list that ends with NULL.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result
) -> Result {
  let copies = texts.map { g_strdup($0) }
  defer { for copy in copies { g_free(copy) } }
  let list = copies.map { UnsafePointer($0) } + [nil]
  return list.withUnsafeBufferPointer { body($0.baseAddress) }
}

private func withCString<Result>(_ text: String?, _ body: (UnsafePointer<CChar>?) -> Result) -> Result {
  guard let text else { return body(nil) }
  return text.withCString(body)
}
