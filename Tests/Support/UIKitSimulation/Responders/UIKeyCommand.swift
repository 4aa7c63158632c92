/// A key and its action.
///
/// UIKit's initializers take a selector, which Linux does not have: use ``simulationHandler`` instead.
@MainActor open class UIKeyCommand: NSObject {
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  open var title = ""
  open var discoverabilityTitle: String?
  open var wantsPriorityOverSystemBehavior = false

  /// The action of the key, in place of UIKit's selector.
  public let simulationHandler: (UIKeyCommand) -> Void

  public init(
    simulatedInput input: String, modifierFlags: UIKeyModifierFlags = [],
    handler: @escaping (UIKeyCommand) -> Void
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    simulationHandler = handler
    super.init()
  }

  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"
}
