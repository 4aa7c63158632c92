/// The accessibility properties of an object.
struct AccessibilityProperties {
  var isElement = false { didSet { isElementSet = true } }
  private(set) var isElementSet = false
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var traits = UIAccessibilityTraits.none
  var frame: CGRect?
  var activationPoint: CGPoint?
  var areElementsHidden = false
  var isModal = false
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var customActions: [UIAccessibilityCustomAction]?
  var elements: [Any]?
  var respondsToUserInteraction: Bool?
}
