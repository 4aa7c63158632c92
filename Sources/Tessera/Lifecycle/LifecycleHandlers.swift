@_spi(Behaviors) import TesseraKernel

/// The lifecycle handlers of a declaration. Handlers are not compared.
package final class LifecycleHandlers: BehaviorTrait {
  /// A handler that is called with the item; `nil` for a section.
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

  package var isListening: Bool { !onAppear.isEmpty || !onDisappear.isEmpty || !onImpression.isEmpty }

  package override func install(in engine: Engine) {
    engine.installed { LifecycleBehavior(isReported: false) }.wake()
  }

  package override func isEqual(to other: Trait) -> Bool { other is LifecycleHandlers }

  package override var makesDifference: Bool { false }
}

extension Optional where Wrapped == LifecycleHandlers {
  /// Returns a changed copy. Declarations are values: the handlers of other declarations do not change.
  func with(_ change: (LifecycleHandlers) -> Void) -> LifecycleHandlers {
    let copy = map { LifecycleHandlers($0) } ?? LifecycleHandlers()
    change(copy)
    return copy
  }
}

extension Traits {
  var lifecycle: LifecycleHandlers? {
    get { isEmpty ? nil : first() }
    set {
      if let newValue { set(newValue) } else { remove(LifecycleHandlers.self) }
    }
  }
}

extension CellAttributes {
  /// The lifecycle handlers of the item, if any.
  package var lifecycle: LifecycleHandlers? {
    get { declared.lifecycle }
    set { declared.lifecycle = newValue }
  }
}

extension DeclaredCell {
  package var lifecycle: LifecycleHandlers? { box.attributes.declared.lifecycle }
}

extension DeclaredSection {
  /// The lifecycle handlers of the section, or of the group of cells that it is, if any.
  package var lifecycle: LifecycleHandlers? {
    get { traits.lifecycle ?? groupTraits.lifecycle }
    set { traits.lifecycle = newValue }
  }
}
