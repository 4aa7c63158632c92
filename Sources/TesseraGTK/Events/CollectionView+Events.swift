import CGTK
import CTesseraGTK
import Tessera
import TesseraComponents
import TesseraLayout

// Input: translates the events of GTK's event controllers for the engine.

extension CollectionView {
  /// Adds the controllers for keys, pointers, the wheel and drops.
  func addEventControllers() {
    addKeyController()
    addPointerGesture()
    addWheelController()
    addTooltips()
    addDropTarget()
  }

  /// The time of the current event, in seconds of the clock of the frames.
  var eventTime: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  /// Adds a controller whose handlers receive this view.
  ///
  /// - Parameters:
  ///   - controller: A new controller, which the widget then owns.
  ///   - handlers: C functions by the names of their signals; the last argument of each is the view.
  private func add(_ controller: OpaquePointer, _ handlers: [(signal: String, handler: GCallback)]) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    for (signal, handler) in handlers {
      tessera_connect(UnsafeMutableRawPointer(controller), signal, handler, context)
    }
    gtk_widget_add_controller(widget, controller)
  }

  // MARK: Keys

  private typealias KeyHandler =
    @convention(c) (OpaquePointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> gboolean

  private func addKeyController() {
    let press: KeyHandler = { _, keyval, _, state, context in
      CollectionView.with(context) { $0.press(keyval, state) } == true ? 1 : 0
    }
    guard let controller = gtk_event_controller_key_new() else { return }
    add(controller, [("key-pressed", unsafeBitCast(press, to: GCallback.self))])
  }

  private func press(_ keyval: guint, _ state: GdkModifierType) -> Bool {
    // Tab leaves the collection; GTK handles it.
    guard let key = Key(keyval: keyval, state), key != .tab, key != .backTab, !isInPopover else {
      return false
    }
    let modifiers = KeyModifiers(state, of: key)
    let isTaken = onKey?(key, modifiers) ?? false || pressInEngine(key, modifiers)
    if isTaken { setNeedsUpdate() }
    return isTaken
  }

  private func pressInEngine(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    if isEditing, !key.leavesField || !modifiers.isEmpty { return false }
    let isTaken =
      engine.pressMenuKey(key, modifiers: modifiers) || engine.press(key, modifiers: modifiers, at: eventTime)
    // The next key may come before the next frame, and belongs to the control.
    if isTaken, engine.focusedControl != focusRestoration.control { syncFocus() }
    return isTaken
  }

  // MARK: Buttons and fingers

  private typealias DragHandler =
    @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> Void
  private typealias CancelHandler =
    @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void

  private func addPointerGesture() {
    let begin: DragHandler = { gesture, x, y, context in
      nonisolated(unsafe) let gesture = gesture
      CollectionView.with(context) { $0.pointer(.down, gesture, offset: .zero) }
    }
    let update: DragHandler = { gesture, x, y, context in
      nonisolated(unsafe) let gesture = gesture
      CollectionView.with(context) { $0.pointer(.moved, gesture, offset: Point(x: x, y: y)) }
    }
    let end: DragHandler = { gesture, x, y, context in
      nonisolated(unsafe) let gesture = gesture
      CollectionView.with(context) { $0.pointer(.up, gesture, offset: Point(x: x, y: y)) }
    }
    let cancel: CancelHandler = { gesture, _, context in
      nonisolated(unsafe) let gesture = gesture
      CollectionView.with(context) { $0.pointer(.cancelled, gesture, offset: .zero) }
    }
    guard let gesture = gtk_gesture_drag_new() else { return }
    // Any button.
    gtk_gesture_single_set_button(gesture, 0)
    add(
      gesture,
      [
        ("drag-begin", unsafeBitCast(begin, to: GCallback.self)),
        ("drag-update", unsafeBitCast(update, to: GCallback.self)),
        ("drag-end", unsafeBitCast(end, to: GCallback.self)),
        ("cancel", unsafeBitCast(cancel, to: GCallback.self)),
      ])
  }

  private func pointer(_ phase: PointerEvent.Phase, _ gesture: OpaquePointer?, offset: Point) {
    guard let gesture else { return }
    let number = gtk_gesture_single_get_current_button(gesture)
    guard number == GDK_BUTTON_PRIMARY || number == GDK_BUTTON_SECONDARY else { return }
    let button: PointerEvent.Button = number == GDK_BUTTON_PRIMARY ? .primary : .secondary
    var start = Point.zero
    gtk_gesture_drag_get_start_point(gesture, &start.x, &start.y)
    if phase == .down { isPressingControl = isControl(at: start, button) }
    if isPressingControl { return }
    if phase == .down { takeFocusForPress() }
    let state = gtk_event_controller_get_current_event_state(gesture)
    engine.pointer(
      PointerEvent(
        phase, at: start + offset, time: eventTime,
        button: button, modifiers: KeyModifiers(state)))
    if let drag = engine.takeDrag() { begin(drag, gesture) }
    setNeedsUpdate()
  }

  /// Begins a drag in GDK, which has the pointer from here on.
  private func begin(_ drag: Drag, _ gesture: OpaquePointer) {
    if !DragSession.begin(drag, from: self, with: gtk_gesture_get_device(gesture)) { engine.endDrag(nil) }
    gtk_event_controller_reset(gesture)
  }

  // MARK: The wheel

  private typealias ScrollHandler =
    @convention(c) (OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean

  private typealias EndHandler = @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void

  private func addWheelController() {
    let scroll: ScrollHandler = { controller, x, y, context in
      nonisolated(unsafe) let controller = controller
      return CollectionView.with(context) { $0.wheel(controller, turnedBy: Point(x: x, y: y)) } == true
        ? 1 : 0
    }
    guard let controller = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES) else {
      return
    }
    let end: EndHandler = { _, context in CollectionView.with(context) { $0.endPull() } }
    add(
      controller,
      [
        ("scroll", unsafeBitCast(scroll, to: GCallback.self)),
        ("scroll-end", unsafeBitCast(end, to: GCallback.self)),
      ])
  }

  /// Handles the wheel of a mouse, and what a touchpad does beside scrolling the content.
  private func wheel(_ controller: OpaquePointer?, turnedBy steps: Point) -> Bool {
    guard let controller, let event = gtk_event_controller_get_current_event(controller) else { return false }
    let place = pointerPosition(of: event)
    guard gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL else {
      return touchpad(movedBy: steps, at: place)
    }
    let isShifted = KeyModifiers(gdk_event_get_modifier_state(event)).contains(.shift)
    let turned = isShifted && steps.x == 0 ? steps.transposed : steps
    engine.turnWheel(
      by: Point(x: turned.x * Self.wheelStep(size.width), y: turned.y * Self.wheelStep(size.height)),
      at: place, time: eventTime)
    setNeedsUpdate()
    return true
  }

  /// Pulls to refresh, or scrolls a section across the content, by a movement on a touchpad.
  ///
  /// - Parameters:
  ///   - step: The movement, in pixels of the touchpad.
  ///   - point: The position of the pointer in the view; `nil` if it is not known.
  /// - Returns: `false` if the `GtkScrolledWindow` scrolls along the content, which decelerates after a
  ///   fling.
  func touchpad(movedBy step: Point, at point: Point?) -> Bool {
    if pull(by: step) { return true }
    let (axis, cross) = (engine.axis, engine.axis.cross)
    if let point, abs(step[cross]) > abs(step[axis]), engine.contentSize[cross] <= size[cross] + 0.5 {
      var distance = Point.zero
      distance[cross] = step[cross] * Self.touchpadFactor
      engine.scroll(by: distance, at: point)
      setNeedsUpdate()
    }
    return false
  }

  /// The number of points for a pixel of a touchpad, which is that of `GtkScrolledWindow`.
  private static let touchpadFactor = 2.5

  /// Returns the distance of a wheel step: as in all of GTK, it grows with the view, but more slowly.
  private static func wheelStep(_ extent: Double) -> Double { pow(extent, 2.0 / 3) }

  /// Returns the position of the pointer that causes an event, in the view; `nil` if it is not known. An
  /// event of a wheel has no position itself.
  private func pointerPosition(of event: OpaquePointer) -> Point? {
    // The device of the event may be a physical one, which has no position.
    guard let surface = gdk_event_get_surface(event), let seat = gdk_event_get_seat(event),
      let device = gdk_seat_get_pointer(seat)
    else { return nil }
    var place = Point.zero
    let isKnown = gdk_surface_get_device_position(surface, device, &place.x, &place.y, nil) != 0
    return isKnown ? pointInView(place) : nil
  }

  private func pointInView(_ point: Point) -> Point? {
    guard let native = gtk_widget_get_native(widget) else { return nil }
    var (shift, place) = (Point.zero, Point.zero)
    gtk_native_get_surface_transform(native, &shift.x, &shift.y)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    let isInside = tessera_translate(
      root, widget, point.x - shift.x, point.y - shift.y, &place.x, &place.y)
    return isInside != 0 ? place : nil
  }
}
