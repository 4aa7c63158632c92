/// What views can be reused for: those of one kind and identifier.
struct ReuseSlot: Hashable {
  /// The kind of supplementary view; `nil` for cells.
  var kind: String?
  var identifier: String
}
