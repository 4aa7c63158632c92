#if canImport(Observation) && !hasFeature(Embedded)
import Observation
@_spi(Behaviors) import TesseraKernel

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension Stage {
  /// Shows content that is declared again whenever a model that it was made from changes.
  ///
  ///     stage.observe { Content { Section("rows") { ForEach(model.rows) { RowCell($0) } } } }
  ///
  /// The closure runs with the next ``update(at:)``, and from then on with the first update after a change of any
  /// `@Observable` property that it has read itself: however many changes there are, once. A change does no more than
  /// make ``Engine/needsUpdate`` true. What a row or a handler reads later is not observed.
  ///
  /// It ends when other content is shown or applied, or another model observed, and with the stage. The stage keeps the
  /// closure, the models keep neither: a closure that refers to whoever owns the stage does so weakly.
  ///
  /// A model that is not `Sendable` can only change on the main actor. One that is may change on any thread: say so then.
  /// Observation tells of a change before it is complete, and another thread may still be at it when the content is
  /// declared; it is therefore declared once more in the frame after. What another thread changes *while* the closure runs
  /// is told by Observation only with the next change.
  ///
  /// - Parameters:
  ///   - changesAnywhere: Whether a model that is read may change on another thread than the main one.
  ///   - wake: Called at the first change after each declaration, on the thread of that change: for hosts that sleep while
  ///     there is nothing to do.
  ///   - declare: Makes the content. It changes nothing that it reads.
  public func observe(
    changesAnywhere: Bool = false, wake: @escaping @Sendable () -> Void = {},
    _ declare: @escaping @MainActor () -> Content<H>
  ) {
    engine.contentState.begin(ObservedContent(changesAnywhere: changesAnywhere, wake: wake, declare))
    engine.updateLimit.wake()
  }
}

/// Content that is declared again when a model has changed.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
private final class ObservedContent<H: CollectionHost>: ContentSource {
  private let makeContent: @MainActor () -> Content<H>
  private let wake: @Sendable () -> Void
  /// What a change is when Observation tells of it, as seen from the next declaration.
  private let change: ChangeFlag.Change
  /// All that models keep of this.
  private let flag = ChangeFlag()

  init(
    changesAnywhere: Bool, wake: @escaping @Sendable () -> Void,
    _ declare: @escaping @MainActor () -> Content<H>
  ) {
    makeContent = declare
    self.wake = wake
    change = changesAnywhere ? .unfinished : .finished
    flag.raise(.finished)
  }

  var hasChanged: Bool { flag.isRaised }

  func declare() -> DeclaredContent {
    let wasUnfinished = flag.lower() == .unfinished
    let content = withObservationTracking {
      makeContent()
    } onChange: { [weak flag, wake, change] in
      // A model may outlive the collection.
      guard let flag else { return }
      flag.raise(change)
      wake()
    }
    if wasUnfinished { flag.raise(.finished) }
    return content.declared
  }
}
#endif
