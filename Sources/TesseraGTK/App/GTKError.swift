/// A reason why a program cannot show a window.
public enum GTKError: Error, Equatable {
  /// There is no display: neither Wayland nor X11 is available.
  case noDisplay
}

extension GTKError: CustomStringConvertible {
  /// A description in one line for the user.
  public var description: String {
    switch self {
    case .noDisplay: "there is no display; start the program in a desktop session, or set DISPLAY"
    }
  }
}
