@_spi(Behaviors) import TesseraKernel

/// A type-erased handler of drops on a section or an item.
package class AnyDropHandler {
  let actions: DragActions

  init(_ actions: DragActions) { self.actions = actions }

  /// Returns whether the handler accepts a drag, as far as its data is known.
  package func accepts(_ dropInfo: DropInfo) -> Bool { false }

  func decision(_ dropInfo: DropInfo, _ proposal: DropProposal) -> DropDecision { .refused }

  /// Performs the drop. Returns `false` if the payload contains nothing that the handler accepts.
  package func perform(_ payload: DragPayload, _ proposal: DropProposal) -> Bool { false }
}

final class DropHandler<Value>: AnyDropHandler {
  /// The kinds of data that the handler accepts from other programs.
  private let kinds: DragKinds
  /// Returns the values that the handler accepts from a payload; `nil` if there are none.
  private let read: (DragPayload) -> [Value]?
  private let proposal: ((Drop<Value>) -> DropDecision)?
  private let action: (Drop<Value>) -> Void

  init(
    _ actions: DragActions, kinds: DragKinds = [], read: @escaping (DragPayload) -> [Value]?,
    proposal: ((Drop<Value>) -> DropDecision)?, action: @escaping (Drop<Value>) -> Void
  ) {
    (self.kinds, self.read, self.proposal, self.action) = (kinds, read, proposal, action)
    super.init(actions)
  }

  override func accepts(_ dropInfo: DropInfo) -> Bool {
    dropInfo.payload.map { read($0) != nil } ?? !kinds.isDisjoint(with: dropInfo.kinds)
  }

  override func decision(_ dropInfo: DropInfo, _ proposed: DropProposal) -> DropDecision {
    guard let proposal else { return .allowed }
    let values = dropInfo.payload.flatMap(read) ?? []
    return proposal(Drop(values: values, place: proposed.place, action: proposed.action))
  }

  override func perform(_ payload: DragPayload, _ proposed: DropProposal) -> Bool {
    guard let values = read(payload) else { return false }
    action(Drop(values: values, place: proposed.place, action: proposed.action))
    return true
  }
}

final class DropsTrait: Trait {
  /// The handlers; the first one that accepts the drag receives the drop.
  let handlers: [AnyDropHandler]
  /// The section that receives drops if this one replaces it; `nil` for the section that declares the trait.
  let section: SectionKey?

  init(_ handlers: [AnyDropHandler], for section: SectionKey? = nil) {
    (self.handlers, self.section) = (handlers, section)
  }

  override var makesDifference: Bool { false }

  override func standIn(_ traits: inout Traits, for section: SectionKey) {
    if traits.first(DropsTrait.self) == nil {
      traits.set(DropsTrait(handlers, for: self.section ?? section))
    }
  }
}

extension DeclaredSection {
  /// The drops that the section accepts; `nil` if it accepts none.
  var drops: DropsTrait? { traits.first() }
}

/// The trait for the offer of an item, and for the drops that it accepts.
package final class DragTrait: BehaviorTrait {
  /// Returns the offer of a dragged item; `nil` if it cannot be dragged.
  let offer: (() -> DragOffer)?
  /// The handlers of drops on the item; the first one that accepts the drag receives the drop.
  let drops: [AnyDropHandler]

  init(_ offer: (() -> DragOffer)?, _ drops: [AnyDropHandler]) { (self.offer, self.drops) = (offer, drops) }

  package override func install(in engine: Engine) {
    if offer != nil { engine.installed { DragBehavior(engine.configuration) }.recordDraggableItem() }
  }

  package override var makesDifference: Bool { false }
}

extension CellAttributes {
  package var offer: (() -> DragOffer)? {
    get { declared.first(DragTrait.self)?.offer }
    set { declared.set(DragTrait(newValue, drops)) }
  }

  var drops: [AnyDropHandler] {
    get { declared.first(DragTrait.self)?.drops ?? [] }
    set { declared.set(DragTrait(offer, newValue)) }
  }
}
