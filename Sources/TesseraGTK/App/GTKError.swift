/// Why a program cannot show a window.
public enum GTKError: Error, Equatable {
  /// There is no display to show it on: neither Wayland nor X11 answers.
  case noDisplay
}

extension GTKError: CustomStringConvertible {
  /// One line for people.
  public var description: String {
    switch self {
    case .noDisplay: "there is no display; start the program in a desktop session, or set DISPLAY"
    }
  }
}
