/// The scroll position of a section: its first visible slot, like that of the collection.
enum SectionScrollPosition {
  /// The start of the section.
  case start
  /// A number of points, where nothing better is known.
  case offset(Double)
  /// The item or child section in a slot begins at a position in the section, whatever sizes change.
  case slot(Int, start: Double)
}
