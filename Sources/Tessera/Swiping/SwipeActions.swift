/// What swiping an item offers; see ``Interactive/swipeActions(leading:trailing:fullSwipe:)``. No two actions of a side have
/// the same id.
package struct SwipeActions {
  /// At the start of the item, the outermost first.
  private(set) var leading: [ContextAction] = []
  /// At the end of the item, the outermost first.
  private(set) var trailing: [ContextAction] = []
  /// The ids that several actions of a side were declared with.
  private(set) var repeatedIDs: [ItemID] = []
  /// At which sides a swipe across most of the item performs the outermost action.
  package var full: Set<SwipeSide> = []

  /// Nothing.
  init() {}

  /// Takes what was declared; of several actions of a side with one id, the first.
  init(leading: [ContextAction], trailing: [ContextAction], full: Set<SwipeSide>) {
    (self.leading, self.trailing, self.full) = (leading.withDistinctIDs, trailing.withDistinctIDs, full)
    repeatedIDs = leading.repeatedIDs + trailing.repeatedIDs
  }

  /// The actions of a side, the outermost first.
  package subscript(side: SwipeSide) -> [ContextAction] { side == .leading ? leading : trailing }

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}

extension Interactive {
  /// Lets the item be swiped across the axis of the collection, which reveals actions.
  ///
  /// The item follows the pointer. Let go, it rests open or closed, by how far it is and how fast it moves. One item is
  /// open at a time; it closes when the content scrolls, when something else is tapped, with Escape, and when its actions
  /// go. The same actions are in the item's menu, behind those that ``contextAction(_:id:isDestructive:isEnabled:_:)-(_,_,_,_,()->Void)`` adds, and for
  /// accessibility; the Delete key performs the first one that is destructive.
  ///
  ///     MailCell(mail).swipeActions(
  ///       leading: [ContextAction("Flag") { flag(mail) }],
  ///       trailing: [ContextAction("Delete", isDestructive: true) { delete(mail) }, ContextAction("Move") { … }])
  ///
  /// - Parameters:
  ///   - leading: The actions where lines begin, the outermost first; in a collection that scrolls sideways, those above.
  ///   - trailing: The actions where lines end, the outermost first; in a collection that scrolls sideways, those below.
  ///     Of several actions of a side with one id the first one is offered; see ``Issue/repeatedAction(_:of:)``.
  ///   - fullSwipe: At which sides a swipe across most of the item performs the outermost action; never one that is not
  ///     enabled.
  public func swipeActions(
    leading: [ContextAction] = [], trailing: [ContextAction] = [],
    fullSwipe: Set<SwipeSide> = [.leading, .trailing]
  ) -> Reacting {
    let actions = SwipeActions(leading: leading, trailing: trailing, full: fullSwipe)
    return reacting { $0.swipeActions = actions }
  }
}
