/// A view whose item is gone and that is still visible while it disappears.
struct LeavingCell {
  var cell: LiveCell
  /// The index of the staying cell that the view directly precedes, from back to front.
  var position: Int
  /// The time at which the view can be removed, in seconds.
  let endTime: Double
}
