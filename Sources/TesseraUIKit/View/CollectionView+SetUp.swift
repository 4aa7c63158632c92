#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

extension CollectionView {
  /// The engine that decides which cells are shown, and where.
  public var engine: Engine { stage.engine }

  /// A handler that receives each issue once; see ``Stage/onIssue``.
  ///
  /// If it is `nil`, debug builds write issues to the system's log; see ``EngineConfiguration/writesIssues``.
  public var onIssue: ((Issue) -> Void)? {
    get { stage.onIssue }
    set { stage.onIssue = newValue }
  }

  /// Connects the view with its engine, its recognizers and the notifications that it observes.
  func setUp() {
    stage.issueOutput = .log
    setUpScrolling(along: .vertical)
    relay.view = self
    super.delegate = relay
    clock.onFrame = { [weak self] in self?.setNeedsLayout() }
    stage.onWake = { [weak self] in self?.setNeedsLayout() }
    addTouches()
    addDrops()
    // A group adds what its parts need besides, and is measured and laid out by the cell around it.
    if isPart { return applyDeviceSettings() }
    addMenus()
    addDrags()
    addPointer()
    observeEditing()
    observeSettings()
    observeMemory()
  }
}
#endif
