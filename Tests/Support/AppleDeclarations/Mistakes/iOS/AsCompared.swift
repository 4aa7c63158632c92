import UIKit

// Mistakes that the declarations allowed before they were compared with other bindings of UIKit.
@MainActor
func make(_ menu: UIMenu, _ size: NSCollectionLayoutSize, _ item: NSCollectionLayoutItem) {
  menu.title = "Sort"  // error: cannot assign to property: 'title' is a get-only property
  _ = UIAccessibilityCustomAction(name: "Delete", actionHandler: nil)  // error: 'nil' is not compatible with expected argument type
  _ = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: 2)  // error: is only available in iOS 16 or newer
}
