extension Int {
  /// The sum; nil: it is too large or too small to be one.
  func adding(_ other: Int) -> Int? {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? nil : sum
  }

  /// The difference; nil: it is too large or too small to be one.
  func subtracting(_ other: Int) -> Int? {
    let (difference, isTooLarge) = subtractingReportingOverflow(other)
    return isTooLarge ? nil : difference
  }

  /// The product; nil: it is too large or too small to be one.
  func multiplied(by other: Int) -> Int? {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? nil : product
  }
}
