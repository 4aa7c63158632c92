extension Int {
  /// Returns the sum; `nil` if it overflows.
  func adding(_ other: Int) -> Int? {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? nil : sum
  }

  /// Returns the difference; `nil` if it overflows.
  func subtracting(_ other: Int) -> Int? {
    let (difference, isTooLarge) = subtractingReportingOverflow(other)
    return isTooLarge ? nil : difference
  }

  /// Returns the product; `nil` if it overflows.
  func multiplied(by other: Int) -> Int? {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? nil : product
  }
}
