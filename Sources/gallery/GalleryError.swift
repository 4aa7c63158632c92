/// Why the gallery cannot do what it was asked for: one line, and the exit code that goes with it.
enum GalleryError: Error, Equatable {
  /// The command line makes no sense (exit code 64).
  case usage(String)
  /// An input is missing or cannot be read (exit code 66).
  case noInput(String)
  /// What was asked for is not there on this machine (exit code 69).
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
