@_spi(Behaviors) import TesseraKernel

/// What a section or an item takes, and what it does with that, without the type.
package class AnyDropHandler {
  /// What may be done with what is dropped.
  let actions: DragActions

  init(_ actions: DragActions) { self.actions = actions }

  /// Whether it takes what hovers, as far as that is known.
  package func takes(_ visit: DragVisit) -> Bool { false }

  /// What the app says to a place.
  func answer(_ visit: DragVisit, _ proposal: DropProposal) -> DropAnswer { .refused }

  /// Does what is declared; false where there is nothing that it takes after all.
  package func perform(_ goods: DragGoods, _ proposal: DropProposal) -> Bool { false }
}

/// What a section or an item takes, of a known type.
final class DropHandler<Value>: AnyDropHandler {
  /// What it takes of other programs.
  private let kinds: DragKinds
  /// What it takes of goods; nil: they have nothing such.
  private let read: (DragGoods) -> [Value]?
  private let proposal: ((Drop<Value>) -> DropAnswer)?
  private let action: (Drop<Value>) -> Void

  init(
    _ actions: DragActions, kinds: DragKinds = [], read: @escaping (DragGoods) -> [Value]?,
    proposal: ((Drop<Value>) -> DropAnswer)?, action: @escaping (Drop<Value>) -> Void
  ) {
    (self.kinds, self.read, self.proposal, self.action) = (kinds, read, proposal, action)
    super.init(actions)
  }

  override func takes(_ visit: DragVisit) -> Bool {
    visit.goods.map { read($0) != nil } ?? !kinds.isDisjoint(with: visit.kinds)
  }

  override func answer(_ visit: DragVisit, _ proposed: DropProposal) -> DropAnswer {
    guard let proposal else { return .allowed }
    let values = visit.goods.flatMap(read) ?? []
    return proposal(Drop(values: values, place: proposed.place, action: proposed.action))
  }

  override func perform(_ goods: DragGoods, _ proposed: DropProposal) -> Bool {
    guard let values = read(goods) else { return false }
    action(Drop(values: values, place: proposed.place, action: proposed.action))
    return true
  }
}

/// Carries what a section takes.
final class DropsTrait: Trait {
  /// Who takes it, the first one that can.
  let handlers: [AnyDropHandler]
  /// The section that it goes to, where another one stands in its place; nil: the one that declares it.
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
  /// What people can drop into the section; nil: nothing.
  var drops: DropsTrait? { traits.first() }
}

/// Carries what an item offers, and what it takes.
package final class DragTrait: BehaviorTrait {
  /// What the item offers when it is dragged; nil: nothing.
  let offer: (() -> DragOffer)?
  /// The handlers of what is dropped on the item; the first one that takes it counts.
  let drops: [AnyDropHandler]

  init(_ offer: (() -> DragOffer)?, _ drops: [AnyDropHandler]) { (self.offer, self.drops) = (offer, drops) }

  package override func install(in engine: Engine) {
    if offer != nil { engine.installed { DragBehavior(engine.configuration) }.noteOffer() }
  }

  package override var makesDifference: Bool { false }
}

extension CellAttributes {
  /// What the item offers when it is dragged; nil: nothing.
  package var offer: (() -> DragOffer)? {
    get { declared.first(DragTrait.self)?.offer }
    set { declared.set(DragTrait(newValue, drops)) }
  }

  /// The handlers of what is dropped on the item; the first one that takes it counts.
  var drops: [AnyDropHandler] {
    get { declared.first(DragTrait.self)?.drops ?? [] }
    set { declared.set(DragTrait(offer, newValue)) }
  }
}
