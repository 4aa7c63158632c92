import Testing

/// The tags by which `Scripts/test` chooses tests.
///
/// `swift test` of Swift 6.3 cannot choose by tags. `Scripts/test --tag` finds them in the sources, and
/// passes on the names of the suites and tests. So a tag stands in `.tags(…)` in the attribute of a suite or
/// test.
extension Tag {
  /// Random programs or data, compared with a model or with laws. `TESSERA_SEEDS` sets how many are tried.
  @Tag public static var model: Self

  /// Programs in a terminal or window. They wait for screens and clocks, and take little of the processor's
  /// time.
  @Tag public static var screen: Self

  /// A test that takes more than two seconds with a tenth of its seeds.
  @Tag public static var slow: Self
}
