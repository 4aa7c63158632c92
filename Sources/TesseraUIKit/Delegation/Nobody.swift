#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Takes calls that were meant for a delegate that is gone: nothing happens, and the answer is nothing.
@MainActor
final class Nobody: NSObject {
  static let shared = Nobody()

  #if canImport(ObjectiveC)
  /// The same object, which can now be told what an object of a class could; nil where that is not known, because the object
  /// would have handed the call on.
  func ready(for selector: Selector, of type: AnyClass) -> Nobody? {
    if responds(to: selector) { return self }
    guard let method = class_getInstanceMethod(type, selector),
      let encoding = method_getTypeEncoding(method)
    else { return nil }
    // The encoding begins with the type of the answer.
    let body: Any =
      switch UInt8(bitPattern: encoding.pointee) {
      case UInt8(ascii: "d"): { _ in 0 } as @convention(block) (AnyObject) -> CGFloat
      // Sizes and places have two numbers, insets four.
      case UInt8(ascii: "{") where String(cString: encoding).hasPrefix("{UIEdgeInsets"):
        { _ in .zero } as @convention(block) (AnyObject) -> UIEdgeInsets
      case UInt8(ascii: "{"): { _ in .zero } as @convention(block) (AnyObject) -> CGSize
      default: { _ in 0 } as @convention(block) (AnyObject) -> Int
      }
    class_addMethod(Nobody.self, selector, imp_implementationWithBlock(body), encoding)
    return self
  }
  #endif
}
#endif
