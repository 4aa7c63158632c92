@_spi(Behaviors) import TesseraKernel

// How reordering is declared: which items can be carried, which sections take them, and who is told.

/// Which items a section takes when people carry them.
public enum ReorderAcceptance: Hashable, Sendable {
  /// None: its own can be carried away, not to another place in it.
  case none
  /// Its own.
  case own
  /// Its own, and those of all other sections.
  case all
}

/// What the app says to a place where people would put an item.
public enum ReorderAnswer: Hashable, Sendable {
  /// It may go there.
  case allowed
  /// It may not.
  case refused
  /// It goes there instead.
  case instead(ReorderPlace)
}

/// What content declares about reordering. Handlers are not compared.
package struct DeclaredReordering {
  /// Is told of each move.
  package var onReorder: ((ReorderMove) -> Void)?
  /// Is asked about each place.
  package var onProposal: ((ReorderMove) -> ReorderAnswer)?
}

/// Carries which items a section takes.
final class ReorderAcceptanceTrait: Trait {
  let acceptance: ReorderAcceptance

  init(_ acceptance: ReorderAcceptance) { self.acceptance = acceptance }

  override var makesDifference: Bool { false }
}

extension DeclaredSection {
  /// Which items can be carried into the section.
  package var acceptance: ReorderAcceptance { traits.first(ReorderAcceptanceTrait.self)?.acceptance ?? .own }
}

extension DeclaredContent {
  /// What the content declares about reordering.
  package var reordering: DeclaredReordering {
    traits.first(ReorderTrait.self)?.declared ?? DeclaredReordering()
  }
}

extension Content {
  /// Acts when people have carried an item elsewhere, with the pointer or with keys; without, nothing can be carried.
  ///
  ///     Content {
  ///       Section("tasks") { ForEach(tasks) { TaskCell($0).reorderable() } }
  ///     }
  ///     .onReorder { move in tasks.apply(move) }
  ///
  /// On screen the item stands there already, and stays until other content is shown: the same order again, so that nothing
  /// moves; or another one, in which it goes back. Items are carried within their sections, and to others that say
  /// ``Section/acceptsReorder(_:)``.
  public func onReorder(_ action: @escaping (ReorderMove) -> Void) -> Content {
    reordering { $0.onReorder = action }
  }

  /// Asks, before people see an item at a place, whether it may go there; once for each place as long as the content is
  /// the same.
  public func onReorderProposal(_ answer: @escaping (ReorderMove) -> ReorderAnswer) -> Content {
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
  /// Says which items people can carry into the section, or to another place in it; without, its own.
  ///
  /// A section never takes an item whose id one of its own has.
  public func acceptsReorder(_ acceptance: ReorderAcceptance = .all) -> Section {
    with { $0.traits.set(ReorderAcceptanceTrait(acceptance)) }
  }
}

extension Interactive {
  /// Lets people carry the item elsewhere, where the content says ``Content/onReorder(_:)``; a group of cells is carried as
  /// one. It needs an id, as those in a ``ForEach`` have.
  public func reorderable(_ isReorderable: Bool = true) -> Reacting {
    reacting { $0.isReorderable = isReorderable }
  }
}

#if !hasFeature(Embedded)
extension Content {
  /// Acts in a task when people have carried an item elsewhere; see ``onReorder(_:)-((ReorderMove)->Void)``.
  ///
  /// On screen the item stays where it was carried until other content is shown, however long that takes.
  @_disfavoredOverload
  public func onReorder(_ action: @escaping @MainActor (ReorderMove) async -> Void) -> Content {
    onReorder { move in Handling.begin { await action(move) } }
  }
}
#endif
