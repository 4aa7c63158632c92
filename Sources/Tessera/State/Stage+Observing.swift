#if canImport(Observation) && !hasFeature(Embedded)
import Observation
@_spi(Behaviors) import TesseraKernel

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension Stage {
  /// Displays content that is declared again whenever a model that it was made from changes.
  ///
  ///     stage.observe { Content { Section("rows") { ForEach(model.rows) { RowCell($0) } } } }
  ///
  /// The closure runs with the next ``update(at:)``. After that it runs with the first update after a change
  /// of any `@Observable` property that it has read itself: once, however many changes there are. A change
  /// only makes ``Engine/needsUpdate`` true. Properties that a row or a handler reads later are not observed.
  ///
  /// Observation ends when other content is shown or applied, when another model is observed, and with the
  /// stage. The stage retains the closure; the models retain neither. A closure that refers to the owner of
  /// the stage should do so weakly.
  ///
  /// A model that is not `Sendable` can only change on the main actor. A `Sendable` model may change on any
  /// thread; in that case, pass `true` for `changesAnywhere`. Observation reports a change before it is
  /// complete, so another thread may still be making it when the content is declared. The content is
  /// therefore declared once more in the next frame. A change that another thread makes *while* the closure
  /// runs is reported only with the next change.
  ///
  /// - Parameters:
  ///   - changesAnywhere: Whether a model that is read may change on a thread other than the main one.
  ///   - wake: Called at the first change after each declaration, on the thread of that change, for hosts
  ///     that sleep while there is nothing to do.
  ///   - declare: Makes the content. It must not change anything that it reads.
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
  /// The flag state that an observed change raises.
  private let change: ChangeFlag.Change
  /// The only object that models refer to.
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
