/// A reason why a program cannot show a window.
public enum GTKError: Error, Equatable {
  /// There is no display: neither Wayland nor X11 is available.
  case noDisplay
  /// An application id is not valid; the value is the id.
  case invalidID(String)
}

extension GTKError: CustomStringConvertible {
  /// A description in one line for the user.
  public var description: String {
    switch self {
    case .noDisplay: "there is no display; start the program in a desktop session, or set DISPLAY"
    case .invalidID(let id):
      "'\(id)' is no application id; it needs at least two words with a period between them, as in org.example.Numbers"
    }
  }
}
