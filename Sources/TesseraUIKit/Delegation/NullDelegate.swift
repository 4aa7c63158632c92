#if canImport(UIKit) && !os(watchOS)
import UIKit

/// A receiver of calls to a delegate that was deallocated; they do nothing and return zero.
@MainActor
final class NullDelegate: NSObject {
  static let shared = NullDelegate()

  #if canImport(ObjectiveC)
  /// Returns the object, after adding a method of a class; `nil` if the method is unknown, because the class
  /// would have forwarded the call.
  func ready(for selector: Selector, of type: AnyClass) -> NullDelegate? {
    if responds(to: selector) { return self }
    guard let method = class_getInstanceMethod(type, selector),
      let encoding = method_getTypeEncoding(method)
    else { return nil }
    // The encoding begins with the type of the result.
    let body: Any =
      switch UInt8(bitPattern: encoding.pointee) {
      case UInt8(ascii: "d"): { _ in 0 } as @convention(block) (AnyObject) -> CGFloat
      // Sizes and points have two numbers, insets four.
      case UInt8(ascii: "{") where String(cString: encoding).hasPrefix("{UIEdgeInsets"):
        { _ in .zero } as @convention(block) (AnyObject) -> UIEdgeInsets
      case UInt8(ascii: "{"): { _ in .zero } as @convention(block) (AnyObject) -> CGSize
      default: { _ in 0 } as @convention(block) (AnyObject) -> Int
      }
    class_addMethod(NullDelegate.self, selector, imp_implementationWithBlock(body), encoding)
    return self
  }
  #endif
}
#endif
