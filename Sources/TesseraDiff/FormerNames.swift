// Former names, kept for one minor version.

/// The former name of ``CommonRun``.
@available(*, deprecated, renamed: "CommonRun")
public typealias CommonStretch = CommonRun

/// The former name of ``DifferenceError``.
@available(*, deprecated, renamed: "DifferenceError")
public typealias DifferenceFault = DifferenceError

extension Pairing {
  /// The former name of ``inserted(inNew:)``.
  @available(*, deprecated, renamed: "inserted(inNew:)")
  public func newcomers(inNew section: Int) -> [Int] { inserted(inNew: section) }
}
