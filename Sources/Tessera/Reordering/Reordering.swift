@_spi(Behaviors) import TesseraKernel

// The declaration of reordering: reorderable items, accepting sections, and handlers.

/// The items that a section accepts when the user reorders them.
public enum ReorderAcceptance: Hashable, Sendable {
  /// No items: those of the section can move to other sections, but not within their own.
  case none
  /// The items of the section itself.
  case own
  /// The items of all sections.
  case all
}

/// The decision of the app about a place at which the user would drop an item.
public enum ReorderDecision: Hashable, Sendable {
  /// The item may go there.
  case allowed
  /// The item may not go there.
  case refused
  /// The item goes to another place instead.
  case instead(ReorderPlace)
}

/// The reordering that content declares. Handlers are not compared.
package struct DeclaredReordering {
  package var onReorder: ((ReorderMove) -> Void)?
  package var onProposal: ((ReorderMove) -> ReorderDecision)?
}

final class ReorderAcceptanceTrait: Trait {
  let acceptance: ReorderAcceptance

  init(_ acceptance: ReorderAcceptance) { self.acceptance = acceptance }

  override var makesDifference: Bool { false }
}

extension DeclaredSection {
  package var acceptance: ReorderAcceptance { traits.first(ReorderAcceptanceTrait.self)?.acceptance ?? .own }
}

extension DeclaredContent {
  package var reordering: DeclaredReordering {
    traits.first(ReorderTrait.self)?.declared ?? DeclaredReordering()
  }
}

extension Content {
  /// Adds an action to perform when the user has reordered an item, with the pointer or with keys.
  ///
  /// Without it, no item can be reordered.
  ///
  ///     Content {
  ///       Section("tasks") { ForEach(tasks) { TaskCell($0).reorderable() } }
  ///     }
  ///     .onReorder { move in tasks.apply(move) }
  ///
  /// On screen the item is already at its new place. It stays there until the app shows other content: the
  /// same order, so that nothing moves, or another order, in which the item moves back. Items move within
  /// their sections, and to other sections that declare ``Section/acceptsReorder(_:)``.
  public func onReorder(_ action: @escaping (ReorderMove) -> Void) -> Content {
    reordering { $0.onReorder = action }
  }

  /// Adds a handler that decides whether a dragged item may go to a place, before the item is shown there.
  ///
  /// The handler is called once for each place as long as the content is the same.
  public func onReorderProposal(_ answer: @escaping (ReorderMove) -> ReorderDecision) -> Content {
    reordering { $0.onProposal = answer }
  }

  private func reordering(_ change: (inout DeclaredReordering) -> Void) -> Content {
    var copy = declared
    var reordering = copy.reordering
    change(&reordering)
    copy.traits.set(ReorderTrait(reordering))
    return Content(copy)
  }
}

extension Section {
  /// Sets which items the user can move into the section, or to another place in it.
  ///
  /// By default, a section accepts its own items. A section never accepts an item whose id it already
  /// contains.
  public func acceptsReorder(_ acceptance: ReorderAcceptance = .all) -> Section {
    with { $0.traits.set(ReorderAcceptanceTrait(acceptance)) }
  }
}

extension Interactive {
  /// Lets the user reorder the item, if the content declares ``Content/onReorder(_:)``.
  ///
  /// A group of cells moves as a whole. The item needs an id, as those in a ``ForEach`` have.
  public func reorderable(_ isReorderable: Bool = true) -> Reacting {
    reacting { $0.isReorderable = isReorderable }
  }
}

#if !hasFeature(Embedded)
extension Content {
  /// Adds an asynchronous action to perform when the user has reordered an item; see
  /// ``onReorder(_:)-((ReorderMove)->Void)``.
  ///
  /// On screen the item stays at its new place until the app shows other content, however long that takes.
  @_disfavoredOverload
  public func onReorder(_ action: @escaping @MainActor (ReorderMove) async -> Void) -> Content {
    onReorder { move in AsyncHandler.begin { await action(move) } }
  }
}
#endif
