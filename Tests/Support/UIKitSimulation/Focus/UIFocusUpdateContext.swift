@MainActor open class UIFocusUpdateContext: NSObject {
  open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open private(set) weak var nextFocusedItem: (any UIFocusItem)?
  open private(set) var focusHeading: UIFocusHeading
  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading) {
    previouslyFocusedItem = previous
    nextFocusedItem = next
    focusHeading = heading
    super.init()
  }
}
