/// The swipe actions of an item; see ``Interactive/swipeActions(leading:trailing:fullSwipe:)``. No two
/// actions of a side have the same id.
package struct SwipeActions {
  /// The actions at the start of the item, the outermost first.
  private(set) var leading: [ContextAction] = []
  /// The actions at the end of the item, the outermost first.
  private(set) var trailing: [ContextAction] = []
  /// The ids that several actions of a side were declared with.
  private(set) var repeatedIDs: [ItemID] = []
  /// The sides on which a swipe across most of the item performs the outermost action.
  package var full: Set<SwipeEdge> = []

  init() {}

  /// Creates a value from declared actions; of several actions of a side with one id, it uses the first.
  init(leading: [ContextAction], trailing: [ContextAction], full: Set<SwipeEdge>) {
    (self.leading, self.trailing, self.full) = (leading.withDistinctIDs, trailing.withDistinctIDs, full)
    repeatedIDs = leading.repeatedIDs + trailing.repeatedIDs
  }

  package subscript(side: SwipeEdge) -> [ContextAction] { side == .leading ? leading : trailing }

  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}

extension Interactive {
  /// Adds swipe actions, which a swipe across the axis of the collection reveals.
  ///
  /// The item follows the pointer. After release, it rests open or closed, depending on its offset and
  /// velocity. One item is open at a time. It closes when the content scrolls, when the user taps something
  /// else or presses Escape, and when its actions disappear. The actions are also in the item's menu, after
  /// those that ``contextAction(_:id:isDestructive:isEnabled:_:)-(_,_,_,_,()->Void)`` adds, and are available
  /// to assistive technologies. The Delete key performs the first destructive one.
  ///
  ///     MailCell(mail).swipeActions(
  ///       leading: [ContextAction("Flag") { flag(mail) }],
  ///       trailing: [ContextAction("Delete", isDestructive: true) { delete(mail) }, ContextAction("Move") { … }])
  ///
  /// - Parameters:
  ///   - leading: The actions where lines begin, the outermost first; in a collection that scrolls
  ///     horizontally, those above.
  ///   - trailing: The actions where lines end, the outermost first; in a collection that scrolls
  ///     horizontally, those below. Of several actions of a side with one id, the first one is offered; see
  ///     ``Issue/repeatedAction(_:of:)``.
  ///   - fullSwipe: The sides on which a swipe across most of the item performs the outermost action, if that
  ///     is enabled.
  public func swipeActions(
    leading: [ContextAction] = [], trailing: [ContextAction] = [],
    fullSwipe: Set<SwipeEdge> = [.leading, .trailing]
  ) -> Reacting {
    let actions = SwipeActions(leading: leading, trailing: trailing, full: fullSwipe)
    return reacting { $0.swipeActions = actions }
  }
}
