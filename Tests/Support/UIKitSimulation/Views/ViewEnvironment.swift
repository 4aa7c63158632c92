/// The values that a view has from its surroundings, as it was last notified of them.
struct ViewEnvironment {
  var tintColor: UIColor?
  var announcedTraits: Traits?
  var announcedSafeArea = UIEdgeInsets.zero
  var announcedMargins: UIEdgeInsets?

  var drawnCount = 0
}
