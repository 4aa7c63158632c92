/// A view whose item is gone and that is still seen, on its way out.
struct LeavingCell {
  var cell: LiveCell
  /// Before which of the cells that stay it stands, from back to front.
  var position: Int
  /// When it can be taken away, in seconds.
  let endTime: Double
}
