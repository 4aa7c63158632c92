import UIKit

@MainActor final class Relay: NSObject {
  weak var next: (any UIScrollViewDelegate)?

  // The runtime's methods are not isolated: the override must not read state of the main actor.
  override func forwardingTarget(for selector: Selector!) -> Any? { next }  // error: main actor-isolated property 'next' can not be referenced from a nonisolated context
}
