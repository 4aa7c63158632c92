import UIKit

/// Records the calls of a text field.
final class FieldDelegate: NSObject, UITextFieldDelegate {
  let log: Log
  var mayEnd = true

  init(_ log: Log) { self.log = log }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log("should begin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log("did begin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    log("should end")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { log("did end") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    log("return")
    return true
  }
}
