@_spi(Behaviors) import TesseraKernel

extension WebCollection {
  /// Draws a frame into the buffer, if there is work.
  func drawFrame(at time: Double) {
    writer.removeAll()
    publishFonts()
    guard size != .zero else { return writer.write(.end) }
    if let rest = restTime, rest <= time {
      restTime = nil
      if !engine.restsAnywhere { engine.endScrolling() }
    }
    let isComplete = planOverscan()
    stage.updateFrame(withDeclaredMotionAt: time) { transaction in
      for operation in transaction.operations { perform(operation) }
      onUpdate?(transaction)
    }
    overscan.record(engine.viewport, overscan: fullOverscan, isComplete: isComplete)
    publishScroll()
    publishCells()
    publishFocus()
    publishMenu()
    publishFeatures()
    publishAccessibility(at: time)
    publishNextFrame(after: time)
    writer.write(.end)
  }

  private func publishFonts() {
    guard !hasPublishedFonts else { return }
    hasPublishedFonts = true
    writer.write(.fonts)
    for (font, line) in BrowserFont.sizes {
      writer.write(font)
      writer.write(line)
    }
  }

  private func perform(_ operation: MountOperation) {
    switch operation {
    case .mount(let id, _, _):
      stage.view(for: id)?.place = nil
      writer.write(.mount)
      writer.write(id.pageNumber)
    case .unmount(let id):
      writer.write(.unmount)
      writer.write(id.pageNumber)
      // The page gives the focus to the collection, until another row has it.
      if publishedFocus?.view == id.pageNumber { publishedFocus = nil }
    case .discard(let id, _):
      writer.write(.discard)
      writer.write(id.pageNumber)
    // Every cell is compared with its element after the updates.
    case .move, .present, .update: break
    }
  }

  // MARK: Scrolling

  /// Lets the engine make rows beyond the viewport in the next frame, or only those on screen. Returns whether no rows are left
  /// to the frame after it.
  private func planOverscan() -> Bool {
    let viewport = Rect(origin: scrollTarget ?? engine.viewport.origin, size: size)
    scrollTarget = nil
    let isEmpty = fullOverscan <= 0 || viewport.width <= 0 || viewport.height <= 0
    let isComplete = isEmpty || overscan.isComplete(viewport)
    let distance = isComplete ? fullOverscan : 0
    if distance > engine.settings.overscan { engine.requests.invalidatesLayout = true }
    engine.settings.overscan = distance
    return isComplete
  }

  /// The distance beyond the viewport within which rows are ready when nothing moves, in points.
  private var fullOverscan: Double { min(engine.configuration.overscan.asExtent, Engine.largestViewport) }

  private func publishScroll() {
    let (viewport, content) = (engine.viewport, engine.contentSize)
    let isResting = restTime == nil
    let x = horizontal.update(
      content: content.width, viewport: size.width, offset: viewport.minX, isResting: isResting)
    let y = vertical.update(
      content: content.height, viewport: size.height, offset: viewport.minY, isResting: isResting)
    let extent = Size(width: horizontal.length, height: vertical.length)
    if extent != published.extent {
      published.extent = extent
      writer.write(.extent)
      writer.write(extent.width)
      writer.write(extent.height)
    }
    if abs(viewport.minX - layerOrigin.x) > 100_000 || abs(viewport.minY - layerOrigin.y) > 100_000 {
      layerOrigin = Point(x: viewport.minX.rounded(), y: viewport.minY.rounded())
    }
    let layer = Point(x: layerOrigin.x - horizontal.shift, y: layerOrigin.y - vertical.shift)
    if layer != published.layer {
      published.layer = layer
      writer.write(.layer)
      writer.write(layer.x)
      writer.write(layer.y)
    }
    guard x != nil || y != nil else { return }
    writer.write(.scroll)
    writer.write(x ?? horizontal.position)
    writer.write(y ?? vertical.position)
  }

  // MARK: Elements

  private func publishCells() {
    let cells = engine.cells
    let viewport = engine.viewport
    var next: [UInt32] = []
    next.reserveCapacity(cells.count)
    for index in cells.indices {
      let cell = cells[index]
      guard let view = stage.view(for: cell.id) else { continue }
      let number = cell.id.pageNumber
      next.append(number)
      let (presentation, layer) = (cell.presentation, cell.placement.layer)
      let origin = layer > 0 ? viewport.origin : layerOrigin
      let place = ElementPlace(
        frame: presentation.frame.offset(by: .zero - origin), layer: layer,
        clip: cell.placement.clip?.offset(by: .zero - presentation.frame.origin),
        effect: presentation.effect, isTappable: engine.handlesTap(cell),
        isReorderable: cell.cell.attributes.isReorderable)
      if place != view.place { publish(place, of: number, view) }
      if !view.isDrawn {
        view.isDrawn = true
        writer.write(.draw)
        writer.write(number)
        writer.write(view.drawing)
      }
    }
    // Assistive technologies and the Tab key follow the order on the page, which changes when scrolling rests.
    guard restTime == nil, next != order else { return }
    (order, hasNewPlaces) = (next, true)
    writer.write(.order)
    writer.write(UInt32(next.count))
    for number in next { writer.write(number) }
  }

  private func publish(_ place: ElementPlace, of number: UInt32, _ view: WebView) {
    view.place = place
    writer.write(.place)
    writer.write(number)
    let flags: UInt8 =
      (place.layer > 0 ? 1 : 0) | (place.isTappable ? 2 : 0) | (place.clip != nil ? 4 : 0)
      | (place.layer < 0 ? 8 : 0) | (place.isReorderable ? 16 : 0)
    writer.write(flags)
    writer.write(place.frame.minX)
    writer.write(place.frame.minY)
    writer.write(place.frame.width)
    writer.write(place.frame.height)
    if let clip = place.clip { writer.writeFloats(clip) }
    let effect = place.effect
    guard effect != .none || view.hasEffect else { return }
    view.hasEffect = effect != .none
    writer.write(.effect)
    writer.write(number)
    for value in [
      effect.opacity, effect.offset.x, effect.offset.y, effect.scale.x, effect.scale.y, effect.rotation,
    ] {
      writer.writeFloat(value)
    }
  }

  // MARK: Time

  private func publishNextFrame(after time: Double) {
    var next = engine.nextFrameTime
    if let restTime { next = min(next ?? restTime, restTime) }
    if needsFeatureFrame || overscan.isBehind { next = time }
    // Handlers may have changed other collections, whose part of this frame may be over: less than 0 is a frame for all.
    let needsAll = WebModule.collections.contains { other in
      if let other, other !== self { other.size != .zero && other.engine.needsUpdate } else { false }
    }
    if needsAll { next = time - 1 }
    guard let next else { return }
    writer.write(.wake)
    writer.write(needsAll ? -1 : max(0, next - time))
  }
}

extension CellID {
  /// The number of the element on the page: that of the slot, which a view has for itself until it is discarded.
  var pageNumber: UInt32 { UInt32(truncatingIfNeeded: number) }
}
