import TesseraLayout

// The available size of a section for its contents.

extension SectionFrames {
  /// The visible size of the section, to which the sizes of its header and footer refer.
  var visibleSize: Size { constraints.map { $0.container.bounded(by: $0.visibleSize) } ?? .zero }

  /// Whether the section is as wide as its contents, at most as its container, across the axis.
  var takesContentExtent: Bool {
    guard let constraints, declared.scrollAxis != axis.cross else { return false }
    let cross = axis.cross
    return constraints[cross] == nil && constraints.minimumSize[cross] == 0
      && constraints.container[cross] < Size.largestExtent
  }

  /// Returns the constraints for the contents between header and footer.
  func itemConstraints(in constraints: SectionConstraints) -> ItemConstraints {
    var itemConstraints = ItemConstraints(visibleSize: visibleSize)
    if takesContentExtent {
      let cross = axis.cross
      itemConstraints[minimumAlong: cross] = max(header.size[cross], footer.size[cross])
    }
    return itemConstraints
  }

  /// The visible size of the section's contents, within the insets of its layout.
  var innerVisibleSize: Size { items.constraints.visibleSize.narrowed(by: body.outerInsets) }
}
