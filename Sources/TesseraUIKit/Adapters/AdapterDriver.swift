#if canImport(UIKit)
import Tessera
import TesseraDiff
import UIKit

/// What an adapter does to its view when its driver says so.
@MainActor
protocol AdaptedView: AnyObject {
  /// The view.
  var adapted: UIView { get }

  /// What is carried out: the app's policy, as far as the view's layout takes it.
  var effectivePolicy: BatchPolicy { get }

  /// Has the view ask for everything again.
  func reload()

  /// Carries a batch out, in the middle of which the content changes.
  func carryOut(_ batch: Batch, _ change: @escaping () -> Void, completion: @escaping () -> Void)

  /// Fills again what is in view and shows something else now.
  func refill(to new: IndexedContent<UIKitHost>)
}

/// Brings a collection view or a table from one version of the content to the next: what both adapters have in common.
@MainActor
final class AdapterDriver {
  /// Who has the view.
  weak var adapter: (any AdaptedView)?
  /// Is told what is wrong with the content.
  var onIssue: ((Issue) -> Void)?
  /// Sections with more items are not searched for duplicate ids.
  var identityCheckLimit = EngineConfiguration().identityCheckLimit
  /// What the view was told last.
  private(set) var content = AdapterContent() {
    didSet { version += 1 }
  }
  /// Counts what the view was told.
  private(set) var version = 0
  private var updates = AdapterUpdates()
  private let clock = FrameClock()

  /// Shows other content; see ``CollectionViewAdapter/show(_:animated:completion:)``.
  func show(_ content: Content<UIKitHost>, isAnimated: Bool, _ completion: (() -> Void)?) {
    updates.enqueue(content, isAnimated: isAnimated, completion)
    carryOutNext()
  }

  /// Takes over where people have put an item, which the view shows there already, and tells the app. What the app shows
  /// then is carried out in the next frame.
  func carry(_ source: ItemPath, to target: ItemPath) {
    let before = content.new
    guard source != target, let moved = before.moving(source, to: target) else { return }
    updates.isHeld = true
    clock.onFrame = { [weak self] in self?.release() }
    clock.wake(at: clock.now)
    content.show(moved)
    before.tell(source, to: target)
  }

  private func release() {
    clock.wake(at: nil)
    updates.isHeld = false
    carryOutNext()
  }

  // MARK: One change after another

  private func carryOutNext() {
    guard let adapter, let next = updates.begin() else { return }
    let old = content.new
    let new = IndexedContent(next.content, after: old, identityCheckLimit: identityCheckLimit)
    for issue in new.issues { onIssue?(issue) }
    // A view that is in no window counts anew whenever it likes, and no batch says that a header has gone: the view shows
    // the result.
    guard next.isAnimated, adapter.adapted.window != nil, new.hasSameHeaders(as: old),
      let stages = new.stages(from: old, adapter.effectivePolicy)
    else { return reload(new, adapter) }
    carryOut(stages[...], from: old, to: new)
  }

  private func reload(_ new: IndexedContent<UIKitHost>, _ adapter: any AdaptedView) {
    content.show(new)
    adapter.reload()
    // UIKit objects to the layout of a table that nobody can see.
    if adapter.adapted.window != nil { adapter.adapted.layoutIfNeeded() }
    finish()
  }

  /// Carries stages out one after another: UIKit has to see the end of one before the next begins.
  private func carryOut(
    _ stages: ArraySlice<BatchStage>, from old: IndexedContent<UIKitHost>, to new: IndexedContent<UIKitHost>
  ) {
    guard let stage = stages.first, let adapter else {
      content.show(new)
      adapter?.refill(to: new)
      return finish()
    }
    // Whoever has asked for layout gets it now: a view that is not in order asks for its counts again in the middle.
    adapter.adapted.layoutIfNeeded()
    adapter.carryOut(stage.batch) { [self] in
      content.show(stage.target, from: old, to: new)
    } completion: { [weak self] in
      self?.carryOut(stages.dropFirst(), from: old, to: new)
    }
  }

  private func finish() {
    for completion in updates.end() { completion() }
    carryOutNext()
  }
}
#endif
