extension Int {
  /// The sum; `nil` if it overflows.
  func adding(_ other: Int) -> Int? {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return isTooLarge ? nil : sum
  }

  /// The difference; `nil` if it overflows.
  func subtracting(_ other: Int) -> Int? {
    let (difference, isTooLarge) = subtractingReportingOverflow(other)
    return isTooLarge ? nil : difference
  }

  /// The product; `nil` if it overflows.
  func multiplied(by other: Int) -> Int? {
    let (product, isTooLarge) = multipliedReportingOverflow(by: other)
    return isTooLarge ? nil : product
  }
}
