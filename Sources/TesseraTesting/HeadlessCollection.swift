import Tessera
import TesseraLayout

/// A collection without a screen, for tests and scripts that scroll, resize and tap it and inspect its
/// output.
///
///     let collection = HeadlessCollection(columns: 20, rows: 3) {
///       Section("letters") { ForEach(["a", "b"], id: \.self) { Label(text: $0) } }
///     }
///     #expect(collection.text() == "a\nb\n")
@MainActor
public final class HeadlessCollection {
  /// The engine together with its views.
  public let stage: Stage<Headless>
  /// The time in seconds; `nil` until the first frame with a time.
  ///
  /// As long as the time is `nil`, nothing is animated, as in a host without a clock.
  public private(set) var time: Double?
  /// All transactions so far.
  public private(set) var transactions: [Transaction] = []

  /// Creates a collection that shows content in a viewport.
  ///
  /// - Parameters:
  ///   - size: The size of the viewport, in points.
  ///   - configuration: The configuration of the engine.
  ///   - time: The time of the first frame, in seconds; `nil` for a collection without a clock.
  ///   - content: The sections.
  public init(
    size: Size, configuration: EngineConfiguration = EngineConfiguration(), at time: Double? = nil,
    content: Content<Headless>
  ) {
    self.time = time
    stage = Stage(configuration: configuration)
    engine.resize(to: size)
    stage.onWake = { [weak self] in self?.update() }
    stage.show(content)
    update()
  }

  /// Creates a collection that shows content in a viewport whose size is given in characters.
  public convenience init(
    columns: Int, rows: Int, configuration: EngineConfiguration = EngineConfiguration(),
    @ContentBuilder<Headless> content: () -> [Section<Headless>]
  ) {
    let size = Size(
      width: Double(columns) * TextMetrics.characterWidth, height: Double(rows) * TextMetrics.lineHeight)
    self.init(size: size, configuration: configuration, content: Content(content))
  }

  /// The engine that lays out and updates the content.
  ///
  /// Change the engine directly if necessary, then call ``update()``.
  public var engine: Engine { stage.engine }

  /// The number of times that a view was configured with a cell.
  public var configurations: Int { stage.stores.configurations }

  /// The number of views that were created and not released.
  public var viewCount: Int { stage.stores.count }

  /// The issues of all transactions so far.
  public var issues: [Issue] { transactions.flatMap { $0.issues } }

  /// Performs all pending updates.
  ///
  /// - Returns: The operations performed on the views.
  @discardableResult
  public func update() -> [MountOperation] {
    var operations: [MountOperation] = []
    // Like a host, draws frames until nothing is left; the limit is for content that never settles.
    for _ in 0..<100 where engine.needsUpdate {
      operations += updateOnce()
    }
    return operations
  }

  /// Performs all pending updates at a time in seconds.
  ///
  /// From then on, changes are animated.
  ///
  /// - Returns: The operations performed on the views.
  @discardableResult
  public func update(at time: Double) -> [MountOperation] {
    self.time = time
    return updateOnce() + update()
  }

  /// Advances the time by seconds, and draws a frame.
  ///
  /// - Returns: The operations performed on the views.
  @discardableResult
  public func advance(by seconds: Double) -> [MountOperation] { update(at: (time ?? 0) + seconds) }

  /// Advances the time as in a host that sleeps while there is nothing to do.
  ///
  /// Frames are drawn when the engine requests them, but no more often than the screen shows them.
  ///
  /// - Parameters:
  ///   - seconds: The time to advance, in seconds.
  ///   - framesPerSecond: The frame rate of the screen.
  /// - Returns: The times of the frames, in seconds.
  @discardableResult
  public func run(for seconds: Double, framesPerSecond: Double = 60) -> [Double] {
    var frames: [Double] = []
    let end = (time ?? 0) + seconds
    while let next = engine.nextFrameTime {
      let frame = max(next, time.map { $0 + 1 / framesPerSecond } ?? 0)
      guard frame <= end else { break }
      update(at: frame)
      frames.append(frame)
    }
    time = end
    return frames
  }

  /// Draws the next frame of a screen with 60 frames per second, and further frames as long as updates are
  /// pending.
  public func drawNextFrame() {
    if let time { update(at: time + 1.0 / 60) } else { _ = updateOnce() }
    update()
  }

  private func updateOnce() -> [MountOperation] {
    let transaction = stage.update(at: time)
    transactions.append(transaction)
    return transaction.operations
  }

  /// Shows other content.
  @discardableResult
  public func show(@ContentBuilder<Headless> _ content: () -> [Section<Headless>]) -> [MountOperation] {
    show(Content(content))
  }

  /// Shows other content.
  @discardableResult
  public func show(_ content: Content<Headless>) -> [MountOperation] {
    stage.show(content)
    return update()
  }

  /// Scrolls along the axis of the content, by a distance in points.
  @discardableResult
  public func scroll(by distance: Double) -> [MountOperation] {
    var step = Point.zero
    step[engine.axis] = distance
    return scroll(by: step)
  }

  /// Scrolls as a wheel does at a point of the viewport, in points; see ``Engine/scroll(by:at:)``.
  @discardableResult
  public func scroll(by distance: Point, at point: Point? = nil) -> [MountOperation] {
    engine.scroll(by: distance, at: point)
    return update()
  }

  /// Resizes the viewport, in points.
  @discardableResult
  public func resize(to size: Size) -> [MountOperation] {
    engine.resize(to: size)
    return update()
  }

  /// Moves the focus as an arrow key does.
  @discardableResult
  public func press(_ move: FocusMove, modifiers: KeyModifiers = []) -> [MountOperation] {
    engine.moveFocus(move, modifiers: modifiers)
    return update()
  }

  /// The drawings of the views, from back to front, in viewport coordinates.
  public var drawings: [PlacedDrawing] {
    engine.cells.compactMap { cell in
      stage.view(for: cell.id).map { view in
        let (placement, seen) = (cell.placement, cell.presentation)
        let shift = Point.zero - engine.viewport.origin
        let isInFront = placement.layer > 0
        let drawing = isInFront ? view.drawing.opaque(size: seen.frame.size) : view.drawing
        return PlacedDrawing(
          drawing: drawing, frame: seen.frame.offset(by: shift), effect: seen.effect,
          clip: placement.clip?.offset(by: shift))
      }
    }
  }

  /// Returns the visible part as plain text: one line for each row, without trailing spaces.
  public func text() -> String { TextPicture(drawings, size: engine.viewport.size).description }

  /// Returns the visible part as a scalable picture.
  public func svg(theme: PictureTheme = .dark) -> String {
    SVGPicture(drawings, size: engine.viewport.size, theme: theme).description
  }
}
