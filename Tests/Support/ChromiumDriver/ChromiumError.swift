/// An error of the browser or of the driver.
package enum ChromiumError: Error, CustomStringConvertible {
  /// Chromium is not installed.
  case missing
  /// The process could not be started; contains the system's error number.
  case notStarted(code: Int32)
  /// The browser has ended; contains the end of its output.
  case ended(output: String)
  /// A call or an event took longer than its deadline; contains the end of the browser's output.
  case late(what: String, seconds: Int, output: String)
  /// The browser refused a call.
  case refused(method: String, message: String)
  /// A script threw an exception.
  case exception(String)
  /// The page lacks an element.
  case noElement(selector: String)

  package var description: String {
    switch self {
    case .missing: Chromium.advice
    case .notStarted(let code): "Chromium could not be started (error \(code))"
    case .ended(let output): "Chromium has ended. Its output:\n\(output)"
    case .late(let what, let seconds, let output):
      "\(what) did not happen within \(seconds) s. Chromium's output:\n\(output)"
    case .refused(let method, let message): "\(method): \(message)"
    case .exception(let text): "the script threw: \(text)"
    case .noElement(let selector): "the page has no element \(selector)"
    }
  }
}
