import UIKit

struct Row {}

@MainActor final class Source: NSObject {
  @objc func show(_ row: Row) {}  // error: the type of the parameter cannot be represented in Objective-C
}
