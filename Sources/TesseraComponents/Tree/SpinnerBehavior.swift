@_spi(Behaviors) import TesseraKernel
import TesseraLayout

/// The behavior that turns the spinners on screen.
///
/// The state of a cell with a spinner contains the step of the turn, so that its view is filled again at each
/// step. A host with spinners of its own turns them itself.
final class SpinnerBehavior: Behavior {
  /// The cells with a spinner, on screen or near it.
  private var cells: Set<CellID> = [] {
    didSet { if cells.isEmpty { activePhases = [] } }
  }
  private var step = 0
  /// The time of the last step, in seconds; `nil` if no spinner turns.
  private var lastStep: Double?

  /// The time between two steps, in seconds.
  static let interval = 0.1

  /// Stays active until no cell with a spinner is mounted any more.
  func activate() { activePhases = [.mounts, .mark, .time] }

  override func didMount(_ cell: LiveCell, _ engine: Engine) { update(cell) }

  override func didUpdate(_ cell: LiveCell, from old: DeclaredCell, _ engine: Engine) { update(cell) }

  override func willLeave(_ cell: LiveCell, _ engine: Engine) { cells.remove(cell.id) }

  private func update(_ cell: LiveCell) {
    if cell.cell.hasSpinner {
      cells.insert(cell.id)
    } else if cells.contains(cell.id) {
      cells.remove(cell.id)
    }
  }

  /// Returns the time of the next step; `nil` if all spinners are off-screen or the user prefers reduced motion.
  override func deadline(_ engine: Engine) -> Double? {
    guard isTurning(engine) else { return nil }
    return lastStep.map { $0 + Self.interval } ?? -.infinity
  }

  override func advanceTime(to time: Double, _ engine: Engine) {
    guard isTurning(engine) else { return lastStep = nil }
    guard let last = lastStep else { return lastStep = time }
    // Rounding must not delay a step to the next frame.
    guard time - last >= Self.interval - 1e-6 else { return }
    lastStep = time
    step = (step + 1) % CellState.spinnerSteps
    engine.setNeedsUpdate()
  }

  private func isTurning(_ engine: Engine) -> Bool {
    !engine.settings.reducesMotion && !engine.hasNativeSpinners
      && cells.contains { engine[$0]?.placement.visibleFrame.overlaps(engine.viewport) ?? false }
  }

  override func mark(
    _ state: inout CellState, of cell: DeclaredCell, _ key: ItemKey, at path: ElementPath, _ engine: Engine
  ) {
    if step > 0, cell.hasSpinner { state.formUnion(.spinner(step)) }
  }
}

extension Engine {
  fileprivate var hasNativeSpinners: Bool { hostText?().metrics.hasNativeSpinners ?? false }
}

extension CellState {
  /// The number of steps of a turn of a spinner.
  static let spinnerSteps = 8

  /// Returns the state of a cell whose spinner is at a step.
  static func spinner(_ step: Int) -> CellState {
    CellState(rawValue: UInt16(truncatingIfNeeded: step & 7) << 12)
  }

  /// The step of the spinner in the cell.
  var spinnerStep: Int { Int(rawValue >> 12 & 7) }
}

extension DeclaredCell {
  fileprivate var hasSpinner: Bool { attributes.declared.first(PartsTrait.self)?.tree.hasSpinner ?? false }
}
