import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

// Drags over the collection and drops: GDK runs the drag, and the engine decides where a drop goes.

extension CollectionView {
  private typealias MotionHandler =
    @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> GdkDragAction
  private typealias LeaveHandler =
    @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  private typealias DropHandler =
    @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean

  /// Makes GTK report drags over the widget and drops.
  func addDropTarget() {
    let move: MotionHandler = { _, drop, x, y, context in
      nonisolated(unsafe) let drop = drop
      let action = CollectionView.with(context) { view in
        drop.flatMap { view.hover($0, at: Point(x: x, y: y)) }
      }
      return action.flatMap { $0?.gdk } ?? GdkDragAction(rawValue: 0)
    }
    let leave: LeaveHandler = { _, _, context in CollectionView.with(context) { $0.endDropHover() } }
    let drop: DropHandler = { _, drop, x, y, context in
      nonisolated(unsafe) let drop = drop
      let isTaken = CollectionView.with(context) { view in
        drop.map { view.take($0, at: Point(x: x, y: y)) } ?? false
      }
      return isTaken == true ? 1 : 0
    }
    guard let target = gtk_drop_target_async_new(nil, DragActions.all.gdk) else { return }
    let context = Unmanaged.passUnretained(self).toOpaque()
    let handlers: [(String, GCallback)] = [
      ("drag-enter", unsafeBitCast(move, to: GCallback.self)),
      ("drag-motion", unsafeBitCast(move, to: GCallback.self)),
      ("drag-leave", unsafeBitCast(leave, to: GCallback.self)),
      ("drop", unsafeBitCast(drop, to: GCallback.self)),
    ]
    for (signal, handler) in handlers {
      tessera_connect(UnsafeMutableRawPointer(target), signal, handler, context)
    }
    gtk_widget_add_controller(widget, target)
  }

  private func hover(_ drop: OpaquePointer, at point: Point) -> DragAction? {
    let action = engine.dragOver(dropInfo(of: drop), at: point)
    setNeedsUpdate()
    return action
  }

  /// Handles that the drag has left.
  func endDropHover() {
    engine.dragLeave()
    setNeedsUpdate()
  }

  private func dropInfo(of drop: OpaquePointer) -> DropInfo {
    let wanted = gdk_drop_get_device(drop).flatMap { DragAction(wantedWith: $0) }
    let actions = DragActions(gdk_drop_get_actions(drop))
    if let session = DragSession.of(drop) {
      session.target = self
      return DropInfo(session.drag.payload, wanted: wanted, isOwn: session.source === self)
    }
    var (text, uris): (gboolean, gboolean) = (0, 0)
    tessera_drop_get_kinds(drop, &text, &uris)
    var kinds: DragKinds = []
    if text != 0 { kinds.insert(.text) }
    if uris != 0 { kinds.insert(.uris) }
    // A source in another program keeps its items unless the user asks for a move.
    let usual: DragAction? = actions.contains(.copy) ? .copy : nil
    return DropInfo(kinds, actions: actions, wanted: wanted ?? usual)
  }

  /// Accepts a drop. Returns `true` if a handler accepts it.
  private func take(_ drop: OpaquePointer, at point: Point) -> Bool {
    defer { setNeedsUpdate() }
    guard let pendingDrop = engine.resolveDrop(dropInfo(of: drop), at: point) else { return false }
    if let session = DragSession.of(drop) {
      let action = engine.drop(session.drag.payload, on: pendingDrop)
      gdk_drop_finish(drop, action?.gdk ?? GdkDragAction(rawValue: 0))
    } else {
      Reading(drop, self, pendingDrop).begin()
    }
    return true
  }
}

/// The asynchronous read of a drop's payload from another program.
@MainActor
private final class Reading {
  private let drop: OpaquePointer
  /// A strong reference until the payload has arrived.
  private let view: CollectionView
  private let pendingDrop: PendingDrop

  init(_ drop: OpaquePointer, _ view: CollectionView, _ pendingDrop: PendingDrop) {
    (self.drop, self.view, self.pendingDrop) = (drop, view, pendingDrop)
  }

  func begin() {
    tessera_drop_read(
      drop,
      { context, text, uris in
        guard let context else { return }
        let payload = DragPayload(text: text.map { String(cString: $0) }, uris: Reading.texts(uris))
        nonisolated(unsafe) let (reading, read) = (context, payload)
        MainActor.assumeIsolated {
          Unmanaged<Reading>.fromOpaque(reading).takeRetainedValue().end(read)
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func end(_ payload: DragPayload) {
    let action = view.engine.drop(payload, on: pendingDrop)
    gdk_drop_finish(drop, action?.gdk ?? GdkDragAction(rawValue: 0))
    view.setNeedsUpdate()
  }

  nonisolated private static func texts(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
    var (texts, next): ([String], UnsafePointer<UnsafePointer<CChar>?>?) = ([], list)
    while let place = next, let text = place.pointee {
      texts.append(String(cString: text))
      next = place + 1
    }
    return texts
  }
}

extension DragAction {
  /// Creates the action that the user requests by modifier keys; `nil` if none is held.
  fileprivate init?(wantedWith pointer: OpaquePointer) {
    guard let seat = gdk_device_get_seat(pointer), let keyboard = gdk_seat_get_keyboard(seat) else {
      return nil
    }
    let modifiers = KeyModifiers(gdk_device_get_modifier_state(keyboard))
    switch modifiers.intersection([.shift, .control]) {
    case .control: self = .copy
    case .shift: self = .move
    default: return nil
    }
  }
}
