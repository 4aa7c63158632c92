import UIKit

@MainActor final class Relay: NSObject {
  weak var next: (any UIScrollViewDelegate)?

  // The runtime's methods are nobody's: the override may not read what is the main actor's.
  override func forwardingTarget(for selector: Selector!) -> Any? { next }  // error: main actor-isolated property 'next' can not be referenced from a nonisolated context
}
