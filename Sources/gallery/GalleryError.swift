/// An error of the gallery: a message of one line, and an exit code.
enum GalleryError: Error, Equatable {
  /// The command line is invalid (exit code 64).
  case usage(String)
  /// An input is missing or cannot be read (exit code 66).
  case noInput(String)
  /// This machine lacks a requirement (exit code 69).
  case unavailable(String)
  /// An output cannot be written (exit code 73).
  case cannotWrite(String)

  var message: String {
    switch self {
    case .usage(let message), .noInput(let message), .unavailable(let message), .cannotWrite(let message):
      message
    }
  }

  var exitCode: Int32 {
    switch self {
    case .usage: 64
    case .noInput: 66
    case .unavailable: 69
    case .cannotWrite: 73
    }
  }
}
