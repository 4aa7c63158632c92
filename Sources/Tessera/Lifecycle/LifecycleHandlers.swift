@_spi(Behaviors) import TesseraKernel

/// The handlers of a declaration for coming and going. Handlers are not compared.
package final class LifecycleHandlers: BehaviorTrait {
  /// Is told the item; nil for a section.
  package typealias Handler = (ItemKey?) -> Void

  package var onAppear: [Handler] = []
  package var onDisappear: [Handler] = []
  package var onImpression: [(impression: Impression, handler: Handler)] = []

  override init() {}

  fileprivate init(_ other: LifecycleHandlers) {
    onAppear = other.onAppear
    onDisappear = other.onDisappear
    onImpression = other.onImpression
  }

  /// Whether somebody waits for something.
  package var isListening: Bool { !onAppear.isEmpty || !onDisappear.isEmpty || !onImpression.isEmpty }

  package override func install(in engine: Engine) {
    engine.installed { LifecycleBehavior(isReported: false) }.wake()
  }

  package override func isEqual(to other: Trait) -> Bool { other is LifecycleHandlers }

  package override var makesDifference: Bool { false }
}

extension Optional where Wrapped == LifecycleHandlers {
  /// The same with a change; declarations are values, so nobody else's handlers change.
  func with(_ change: (LifecycleHandlers) -> Void) -> LifecycleHandlers {
    let copy = map { LifecycleHandlers($0) } ?? LifecycleHandlers()
    change(copy)
    return copy
  }
}

extension Traits {
  /// The handlers for coming and going; nil if there are none.
  var lifecycle: LifecycleHandlers? {
    get { isEmpty ? nil : first() }
    set {
      if let newValue { set(newValue) } else { remove(LifecycleHandlers.self) }
    }
  }
}

extension CellAttributes {
  /// The handlers for the coming and going of the item; nil if there are none.
  package var lifecycle: LifecycleHandlers? {
    get { declared.lifecycle }
    set { declared.lifecycle = newValue }
  }
}

extension DeclaredCell {
  /// The handlers for the coming and going of the item; nil if there are none.
  package var lifecycle: LifecycleHandlers? { box.attributes.declared.lifecycle }
}

extension DeclaredSection {
  /// The handlers for the coming and going of the section, or of the group of cells that it is; nil if there are none.
  package var lifecycle: LifecycleHandlers? {
    get { traits.lifecycle ?? groupTraits.lifecycle }
    set { traits.lifecycle = newValue }
  }
}
