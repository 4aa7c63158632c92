import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

// What is dragged over the collection and dropped there: GDK carries it, the engine says where it goes.

extension CollectionView {
  private typealias MotionHandler =
    @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> GdkDragAction
  private typealias LeaveHandler =
    @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  private typealias DropHandler =
    @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean

  /// Lets GTK tell what hovers and what is dropped.
  func addDropTarget() {
    let move: MotionHandler = { _, drop, x, y, context in
      nonisolated(unsafe) let drop = drop
      let action = CollectionView.with(context) { view in
        drop.flatMap { view.hover($0, at: Point(x: x, y: y)) }
      }
      return action.flatMap { $0?.gdk } ?? GdkDragAction(rawValue: 0)
    }
    let leave: LeaveHandler = { _, _, context in CollectionView.with(context) { $0.leaveDrop() } }
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
    let action = engine.dragOver(visit(of: drop), at: point)
    setNeedsUpdate()
    return action
  }

  /// Nothing hovers any more.
  func leaveDrop() {
    engine.dragLeave()
    setNeedsUpdate()
  }

  /// What is known of something that hovers.
  private func visit(of drop: OpaquePointer) -> DragVisit {
    let wanted = gdk_drop_get_device(drop).flatMap { DragAction(wantedWith: $0) }
    let actions = DragActions(gdk_drop_get_actions(drop))
    if let session = DragSession.of(drop) {
      session.target = self
      return DragVisit(session.drag.goods, wanted: wanted, isOwn: session.source === self)
    }
    var (text, uris): (gboolean, gboolean) = (0, 0)
    tessera_drop_get_kinds(drop, &text, &uris)
    var kinds: DragKinds = []
    if text != 0 { kinds.insert(.text) }
    if uris != 0 { kinds.insert(.uris) }
    // What other programs offer they want to keep, unless they say otherwise.
    let usual: DragAction? = actions.contains(.copy) ? .copy : nil
    return DragVisit(kinds, actions: actions, wanted: wanted ?? usual)
  }

  /// Takes what was let go; whether anybody does.
  private func take(_ drop: OpaquePointer, at point: Point) -> Bool {
    defer { setNeedsUpdate() }
    guard let landing = engine.land(visit(of: drop), at: point) else { return false }
    if let session = DragSession.of(drop) {
      let action = engine.drop(session.drag.goods, on: landing)
      gdk_drop_finish(drop, action?.gdk ?? GdkDragAction(rawValue: 0))
    } else {
      Reading(drop, self, landing).begin()
    }
    return true
  }
}

/// Something that another program is asked for after it was dropped.
@MainActor
private final class Reading {
  private let drop: OpaquePointer
  /// Kept until then.
  private let view: CollectionView
  private let landing: DropLanding

  init(_ drop: OpaquePointer, _ view: CollectionView, _ landing: DropLanding) {
    (self.drop, self.view, self.landing) = (drop, view, landing)
  }

  func begin() {
    tessera_drop_read(
      drop,
      { context, text, uris in
        guard let context else { return }
        let goods = DragGoods(text: text.map { String(cString: $0) }, uris: Reading.texts(uris))
        nonisolated(unsafe) let (reading, read) = (context, goods)
        MainActor.assumeIsolated {
          Unmanaged<Reading>.fromOpaque(reading).takeRetainedValue().end(read)
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  private func end(_ goods: DragGoods) {
    let action = view.engine.drop(goods, on: landing)
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
  /// What people want by the keys that they hold; nil: whatever is usual.
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
