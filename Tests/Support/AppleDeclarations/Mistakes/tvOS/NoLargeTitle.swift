import UIKit

@MainActor
func make(_ table: UITableView, _ view: UIView) -> UIFont {
  view.isMultipleTouchEnabled = true  // error: 'isMultipleTouchEnabled' is unavailable in tvOS
  let style = UITableView.Style.insetGrouped  // error: 'insetGrouped' is unavailable in tvOS
  print(table.style == style)
  return .preferredFont(forTextStyle: .largeTitle)  // error: 'largeTitle' is unavailable in tvOS
}
