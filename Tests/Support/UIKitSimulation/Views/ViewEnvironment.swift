/// What a view has from its surroundings, as it was last told.
struct ViewEnvironment {
  var tintColor: UIColor?
  var announcedTraits: Traits?
  var announcedSafeArea = UIEdgeInsets.zero
  var announcedMargins: UIEdgeInsets?

  /// Drawn by `draw(_:)` the last time.
  var drawnCount = 0
}
