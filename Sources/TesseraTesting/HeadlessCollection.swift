import Tessera
import TesseraLayout

/// A collection without a screen: scripts scroll, resize and tap it, tests look at what it shows.
///
///     let collection = HeadlessCollection(columns: 20, rows: 3) {
///       Section("letters") { ForEach(["a", "b"], id: \.self) { Label(text: $0) } }
///     }
///     #expect(collection.text() == "a\nb\n")
@MainActor
public final class HeadlessCollection {
  /// The engine together with its views.
  public let stage: Stage<Headless>
  /// The time in seconds; nil until the first frame with a time: until then nothing is animated, as in a host without a
  /// clock.
  public private(set) var time: Double?
  /// Every transaction so far.
  public private(set) var transactions: [Transaction] = []

  /// Shows content in a viewport.
  ///
  /// - Parameters:
  ///   - size: The size of the viewport, in points.
  ///   - configuration: How the engine works.
  ///   - time: The time in seconds when it is first shown; nil: there is no clock.
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

  /// Shows content in a viewport of so many characters.
  public convenience init(
    columns: Int, rows: Int, configuration: EngineConfiguration = EngineConfiguration(),
    @ContentBuilder<Headless> content: () -> [Section<Headless>]
  ) {
    let size = Size(
      width: Double(columns) * TextMetrics.characterWidth, height: Double(rows) * TextMetrics.lineHeight)
    self.init(size: size, configuration: configuration, content: Content(content))
  }

  /// What decides what is shown; ask it for anything, then call ``update()``.
  public var engine: Engine { stage.engine }

  /// How often a view was filled with a cell.
  public var configurations: Int { stage.stores.configurations }

  /// How many views were made and not let go of.
  public var viewCount: Int { stage.stores.count }

  /// The issues of all transactions so far.
  public var issues: [Issue] { transactions.flatMap { $0.issues } }

  /// Carries out everything that was asked for.
  ///
  /// - Returns: What was done to the views.
  @discardableResult
  public func update() -> [MountOperation] {
    var operations: [MountOperation] = []
    // As many rounds as a host draws frames until nothing is left; the number guards against content that never rests.
    for _ in 0..<100 where engine.needsUpdate {
      operations += updateOnce()
    }
    return operations
  }

  /// Carries out everything that was asked for, at a time in seconds; from then on nothing is at rest at once any more.
  ///
  /// - Returns: What was done to the views.
  @discardableResult
  public func update(at time: Double) -> [MountOperation] {
    self.time = time
    return updateOnce() + update()
  }

  /// Lets time pass, in seconds, and draws a frame then.
  ///
  /// - Returns: What was done to the views.
  @discardableResult
  public func advance(by seconds: Double) -> [MountOperation] { update(at: (time ?? 0) + seconds) }

  /// Lets time pass as in a host that sleeps while there is nothing to do: frames are drawn when the engine asks for them,
  /// and no more often than a screen shows them.
  ///
  /// - Returns: The times of the frames.
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

  /// Draws one more frame, as long after the last one as a screen takes; and more as long as something is asked for.
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

  /// Scrolls by so many points along the axis of the content.
  @discardableResult
  public func scroll(by distance: Double) -> [MountOperation] {
    var step = Point.zero
    step[engine.axis] = distance
    return scroll(by: step)
  }

  /// Scrolls as a wheel does at a place in the viewport, in points; see ``Engine/scroll(by:at:)``.
  @discardableResult
  public func scroll(by distance: Point, at point: Point? = nil) -> [MountOperation] {
    engine.scroll(by: distance, at: point)
    return update()
  }

  /// Gives the viewport another size, in points.
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

  /// What the views show, from back to front, in viewport coordinates.
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

  /// What is on screen, as plain text: one line for each row, without trailing spaces.
  public func text() -> String { TextPicture(drawings, size: engine.viewport.size).description }

  /// What is on screen, as a scalable picture.
  public func svg(theme: PictureTheme = .dark) -> String {
    SVGPicture(drawings, size: engine.viewport.size, theme: theme).description
  }
}
