import CGTK
import CTesseraGTK
import Tessera

/// A drag out of a collection that GDK carries, until it has ended.
@MainActor
final class DragSession {
  /// The one that is under way; a person has one pointer to drag with.
  private(set) static var current: DragSession?

  /// What is dragged.
  let drag: Drag
  /// Where it comes from; nil: that has gone meanwhile.
  private(set) weak var source: CollectionView?
  /// What it hovers over, or has last.
  weak var target: CollectionView?
  /// GDK's side of it.
  private(set) var carrier: OpaquePointer?

  private init(_ drag: Drag, from source: CollectionView) { (self.drag, self.source) = (drag, source) }

  /// Lets GDK carry a drag.
  ///
  /// - Parameter device: What is held down.
  /// - Returns: Whether it does.
  static func begin(_ drag: Drag, from source: CollectionView, with device: OpaquePointer?) -> Bool {
    guard let device else { return false }
    let session = DragSession(drag, from: source)
    current = session
    let context = Unmanaged.passRetained(session)
    session.carrier = session.begin(with: device, context.toOpaque())
    guard session.carrier == nil else { return true }
    context.release()
    current = nil
    return false
  }

  /// The drag that something hovers with, if it is one of this program.
  static func of(_ drop: OpaquePointer) -> DragSession? {
    guard let current, let carrier = gdk_drop_get_drag(drop), carrier == current.carrier else { return nil }
    return current
  }

  private func begin(with device: OpaquePointer, _ context: UnsafeMutableRawPointer) -> OpaquePointer? {
    guard let source, let row = source.stage.view(for: drag.view)?.cell else { return nil }
    let icon = row.picture
    defer { icon.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
    let place = source.place(of: row) + drag.grip
    return withCStrings(drag.goods.uris ?? []) { uris in
      withCString(drag.goods.texts?.joined(separator: "\n")) { text in
        var told = TesseraDrag(
          text: text, uris: uris, actions: drag.goods.actions.gdk, icon: icon, hot_x: Int32(drag.grip.x),
          hot_y: Int32(drag.grip.y), x: place.x, y: place.y)
        return tessera_drag_begin(source.widget, device, &told, Self.ended, context)
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
    // Who gives up by a key leaves nothing.
    target?.leaveDrop()
    source?.engine.endDrag(action)
    source?.setNeedsUpdate()
  }
}

extension CollectionView {
  /// Where a row is seen.
  fileprivate func place(of row: Widget) -> Point {
    var place = Point.zero
    tessera_translate(row, widget, 0, 0, &place.x, &place.y)
    return place
  }
}

extension Widget {
  /// What the widget looks like now, whatever becomes of it; to be let go of.
  fileprivate var picture: OpaquePointer? {
    guard let live = gtk_widget_paintable_new(self) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(live)) }
    return gdk_paintable_get_current_image(live)
  }
}

extension DragActions {
  /// As GDK has them.
  var gdk: GdkDragAction {
    var actions: UInt32 = 0
    if contains(.copy) { actions |= GDK_ACTION_COPY.rawValue }
    if contains(.move) { actions |= GDK_ACTION_MOVE.rawValue }
    return GdkDragAction(rawValue: actions)
  }

  /// As GDK has told them.
  init(_ actions: GdkDragAction) {
    self = []
    if actions.rawValue & GDK_ACTION_COPY.rawValue != 0 { insert(.copy) }
    if actions.rawValue & GDK_ACTION_MOVE.rawValue != 0 { insert(.move) }
  }
}

extension DragAction {
  /// As GDK has it.
  var gdk: GdkDragAction { DragActions(self).gdk }

  /// As GDK has told it; nil: nothing was done.
  init?(_ action: GdkDragAction) {
    let actions = DragActions(action)
    if actions.isEmpty { return nil }
    self = actions.contains(.move) ? .move : .copy
  }
}

/// Calls a function with C's form of some texts, which ends with NULL.
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
