/// What hovers over a collection, as far as it is known before it is dropped.
public struct DragVisit {
  /// What it brings; nil where that comes from another program, which hands it over when it is dropped.
  public var goods: DragGoods?
  /// What another program can hand over.
  public var kinds: DragKinds
  /// What whoever offers it lets be done with it.
  public var actions: DragActions
  /// What people want by the keys that they hold; nil: whatever is usual.
  public var wanted: DragAction?
  /// Whether it was dragged out of this very collection.
  public var isOwn = false

  /// Something of this program.
  public init(_ goods: DragGoods, wanted: DragAction? = nil, isOwn: Bool = false) {
    (self.goods, kinds, actions) = (goods, goods.kinds, goods.actions)
    (self.wanted, self.isOwn) = (wanted, isOwn)
  }

  /// Something of another program.
  public init(_ kinds: DragKinds, actions: DragActions, wanted: DragAction? = nil) {
    (self.kinds, self.actions, self.wanted) = (kinds, actions, wanted)
  }
}
