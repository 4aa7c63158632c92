/// Something that was asked for on the command line and cannot be had.
public struct UsageError: Error {
  /// What is wrong, in a sentence.
  public var message: String

  /// Makes a mistake.
  public init(_ message: String) { self.message = message }
}

extension UsageError {
  /// The status with which a program ends that was called in a wrong way.
  public static let exitStatus: Int32 = 64
}
