#if canImport(UIKit) && !os(watchOS)
import Tessera
import UIKit

// Content that is declared here or in the background, and what is known about its display.

extension CollectionView {
  /// Shows other content from the next layout pass on.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - isAnimated: Whether the content's transitions are performed; if not, everything that moves comes to
  ///     rest in the next layout pass.
  ///   - completion: A handler that is called when the change is on screen and nothing moves, or when other
  ///     content that was shown meanwhile is.
  public func show(
    _ content: Content<UIKitHost>, animated isAnimated: Bool = true, completion: (() -> Void)? = nil
  ) {
    animating.show(content)
    accessibility.isContentNew = true
    showing.request(animated: isAnimated, completion)
    stage.show(content)
    setNeedsLayout()
  }

  /// Declares content away from the main actor and shows it when it is ready.
  ///
  ///     let rows = model.rows
  ///     await collection.apply { Content { Section("rows") { ForEach(rows) { RowCell($0) } } } }
  ///
  /// This is ``Stage/apply(_:)``, which describes what is computed in the background, with the layout pass
  /// that shows the result. If an animator is reversed to before this content, the content stays.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the content's transitions are performed.
  ///   - declare: Makes the content.
  /// - Returns: `true` if the content will be shown; `false` if a later request has superseded it, or if the
  ///   task was canceled.
  @discardableResult
  public func apply(
    animated isAnimated: Bool = true, _ declare: @escaping @Sendable () -> sending Content<UIKitHost>
  ) async -> Bool {
    guard await stage.apply(declare) else { return false }
    animating.showOther()
    accessibility.isContentNew = true
    showing.request(animated: isAnimated, nil)
    setNeedsLayout()
    return true
  }

  /// The tracer of the work of the stage and the engine; `nil` if there is none.
  public var tracer: Tracer? {
    get { stage.tracer }
    set { stage.tracer = newValue }
  }

  /// Measures the view of the first item with an id again, because the view wants another size.
  ///
  /// Only views on screen are measured; all others are measured when they become visible.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - section: The id of its section; `nil` for any section.
  /// - Complexity: O(*m*) for *m* cells on screen.
  public func remeasure(_ id: ItemID, inSection section: ItemID? = nil) {
    let cell = engine.cells.first { cell in
      guard case .item(id, _) = cell.key.element else { return false }
      return section == nil || section == cell.key.section.id
    }
    guard let cell else { return }
    stage.remeasure(cell.id)
    setNeedsLayout()
  }

  /// Calls the completion handlers of content that is on screen and at rest.
  func callCompletions() {
    guard showing.isAwaited, !engine.needsUpdate, !engine.isAnimating else { return }
    for completion in showing.takeCompletions() { completion() }
  }
}
#endif
