/// How far a section that scrolls by itself is scrolled: told by what is seen first, as the collection's own position is.
enum StripPosition {
  /// Not at all.
  case start
  /// By so many points: nothing better is known.
  case offset(Double)
  /// So far that the item or section in a slot begins at a place, as seen from the section. It stays there when sizes
  /// change.
  case slot(Int, start: Double)
}
