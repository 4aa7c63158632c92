extension LinearDifference {
  /// Returns the new list, rebuilt from the old one with inserted and updated items from `new`.
  ///
  /// This is the meaning of a difference: the result equals `new`.
  ///
  /// - Complexity: O(*n* log *n*).
  public func applied<Element>(to old: [Element], taking new: [Element]) -> [Element] {
    SectionedDifference(section: 0, self).applied(to: [old], taking: [new]).first ?? []
  }
}
