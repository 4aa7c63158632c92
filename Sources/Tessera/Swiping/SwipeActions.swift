/// What swiping an item offers; see ``Interactive/swipeActions(leading:trailing:fullSwipe:)``.
struct SwipeActions {
  /// At the start of the item, the outermost first.
  var leading: [ContextAction] = []
  /// At the end of the item, the outermost first.
  var trailing: [ContextAction] = []
  /// At which sides a swipe across most of the item performs the outermost action.
  var full: Set<SwipeSide> = []

  /// The actions of a side, the outermost first.
  subscript(side: SwipeSide) -> [ContextAction] { side == .leading ? leading : trailing }

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}

extension CellAttributes {
  /// Everything that can be done with the item: its menu, then what swiping offers beyond that.
  public var actions: [ContextAction] { handlers.actions }
}

extension EventHandlers {
  /// Whether anything can be done.
  var hasActions: Bool { !contextActions.isEmpty || !swipeActions.isEmpty }

  /// Everything that can be done with the item: its menu, then what swiping offers beyond that.
  var actions: [ContextAction] {
    let swiped = swipeActions.leading + swipeActions.trailing
    return contextActions + swiped.filter { action in !contextActions.contains { $0.id == action.id } }
  }
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
  ///   - fullSwipe: At which sides a swipe across most of the item performs the outermost action; never one that is not
  ///     enabled.
  public func swipeActions(
    leading: [ContextAction] = [], trailing: [ContextAction] = [],
    fullSwipe: Set<SwipeSide> = [.leading, .trailing]
  ) -> Reacting {
    let actions = SwipeActions(leading: leading, trailing: trailing, full: fullSwipe)
    return reacting { $0.handlers.swipeActions = actions }
  }
}
