/// What a declaration does about coming and going. Cells that have none carry no more than a nil.
final class LifecycleHandlers {
  /// Is told the item; nil for a section.
  typealias Handler = (ItemKey?) -> Void

  var onAppear: [Handler] = []
  var onDisappear: [Handler] = []
  var onImpression: [(impression: Impression, handler: Handler)] = []
  /// Is told where the viewport stands to a section.
  var onViewportChange: [(ViewportReport) -> Void] = []

  init() {}

  fileprivate init(_ other: LifecycleHandlers) {
    onAppear = other.onAppear
    onDisappear = other.onDisappear
    onImpression = other.onImpression
    onViewportChange = other.onViewportChange
  }

  /// Whether somebody waits for something.
  var isListening: Bool { !onAppear.isEmpty || !onDisappear.isEmpty || !onImpression.isEmpty }
}

extension Optional where Wrapped == LifecycleHandlers {
  /// The same with a change; declarations are values, so nobody else's handlers change.
  func with(_ change: (LifecycleHandlers) -> Void) -> LifecycleHandlers {
    let copy = map { LifecycleHandlers($0) } ?? LifecycleHandlers()
    change(copy)
    return copy
  }
}
