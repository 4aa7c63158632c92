/// The kind and the identifier of reusable views.
struct ReuseSlot: Hashable {
  /// The kind of supplementary view; `nil` for cells.
  var kind: String?
  var identifier: String
}
