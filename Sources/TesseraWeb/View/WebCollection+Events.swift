extension WebCollection {
  /// The seconds without a scroll after which scrolling rests.
  static var pause: Double { 0.15 }

  /// Handles an event of the page.
  ///
  /// - Returns: `true` if the browser must not handle it as well.
  func handle(_ event: PageEvent, at time: Double) -> Bool {
    switch event {
    case .resize(let size, let settings):
      apply(settings)
      self.size = size
      horizontal.resize(to: size.width)
      vertical.resize(to: size.height)
      if size != .zero { engine.resize(to: size) }
    case .scroll(let position): scroll(to: position, at: time)
    case .pointer(let phase, let point, let button, let modifiers):
      engine.pointer(
        PointerEvent(phase, at: point, time: time, button: button, modifiers: modifiers))
    case .key(let key, let modifiers):
      return onKey?(key, modifiers) ?? false || engine.pressMenuKey(key, modifiers: modifiers)
        || engine.press(key, modifiers: modifiers, at: time)
    case .control(let number, let event):
      guard let cell = cell(number) else { return false }
      engine.send(event, from: cell.id)
      // The app may not accept the change.
      if event.change.isOfValue { stage.view(for: cell.id)?.isDrawn = false }
    case .focus(let number, let control): focus(number, control)
    case .activate(let number):
      guard let cell = cell(number) else { return false }
      engine.activate(cell.id)
    case .menu(let position): choose(position)
    case .browserMenu: return engine.contextMenu != nil
    case .feature(let position, let event): return handle(event, ofFeature: position)
    case .fonts:
      BrowserText.fontsHaveChanged()
      stage.remeasureAll()
    }
    return false
  }

  func cell(_ number: UInt32) -> LiveCell? { engine.cells.first { $0.id.pageNumber == number } }

  private func apply(_ new: PageSettings) {
    guard new != settings else { return }
    settings = new
    let configuration = engine.configuration
    engine.adapt(
      gestures: configuration.gestures, reducesMotion: new.reducesMotion,
      direction: new.isRightToLeft ? .rightToLeft : .leftToRight, pixelGrid: PixelGrid(scale: new.scale))
  }

  private func scroll(to position: Point, at time: Double) {
    let (x, y) = (horizontal.follow(position.x), vertical.follow(position.y))
    guard x != nil || y != nil else { return }
    if !engine.restsAnywhere, restTime == nil { engine.beginScrolling() }
    restTime = time + Self.pause
    var distance = Point.zero
    var target = scrollTarget ?? engine.viewport.origin
    var isFar = false
    switch x {
    case .by(let step): distance.x = step
    case .to(let place): (target.x, isFar) = (place, true)
    case nil: break
    }
    switch y {
    case .by(let step): distance.y = step
    case .to(let place): (target.y, isFar) = (place, true)
    case nil: break
    }
    scrollTarget = target + distance
    if isFar { engine.scroll(to: target + distance) } else { engine.scroll(by: distance) }
  }

  private func focus(_ number: UInt32?, _ control: Int?) {
    redrawField()
    keepAlive(nil)
    guard let number else { return focusCollection(control) }
    hasFocus = true
    guard let cell = cell(number) else { return }
    let isKnown = cell.key == engine.focusedKey && control == engine.focusedControl
    guard isKnown || engine.focusControl(control, of: cell.id) else { return keepAlive(cell.id) }
    // The page learns which row has the focus, also if the user has given it the focus there.
    publishedFocus = nil
  }

  /// Keeps a row with the focus of the page that the engine cannot focus, such as one with a field of a template, while it
  /// is off-screen; `nil` releases the row that was kept.
  private func keepAlive(_ row: CellID?) {
    if let keptRow { engine.release(keptRow) }
    if let row { engine.keepAlive(row) }
    keptRow = row
  }

  /// Lets the field that had the focus show the text of the app, which may not have accepted what the user typed.
  private func redrawField() {
    guard engine.focusedControl != nil, let cell = engine.focusedKey.flatMap(engine.cell(of:)) else { return }
    stage.view(for: cell.id)?.isDrawn = false
  }

  /// Follows the focus of the collection itself: 0 if it lost the focus, 1 if a press brought it, `nil` if a key did.
  private func focusCollection(_ reason: Int?) {
    hasFocus = reason != 0
    guard reason == nil else { return }
    publishedFocus = nil
    guard engine.focusedKey == nil else { return }
    let viewport = engine.viewport
    _ = engine.cells.first { $0.placement.visibleFrame.overlaps(viewport) && engine.focus($0.id) }
  }

  /// Gives the focus of the page to the element of the focused item.
  func publishFocus() {
    guard let key = engine.focusedKey, let cell = engine.cell(of: key) else { return }
    let (number, control) = (cell.id.pageNumber, engine.focusedControl)
    guard publishedFocus?.view != number || publishedFocus?.control != control else { return }
    publishedFocus = (number, control)
    if hasFocus { keepAlive(nil) }
    writer.write(.focus)
    writer.write(number)
    writer.write(UInt32(bitPattern: Int32(clamping: control ?? -1)))
    writer.write(UInt8(hasFocus ? 1 : 0))
  }
}

extension ControlEvent.Change {
  /// Whether the browser already shows another value.
  fileprivate var isOfValue: Bool {
    switch self {
    case .turn, .set, .choose: true
    default: false
    }
  }
}
