import UIKit

@MainActor final class Source: NSObject {
  func tapped() {}
  func make() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: #selector(tapped))  // error: refers to instance method 'tapped()' that is not exposed to Objective-C
  }
}
