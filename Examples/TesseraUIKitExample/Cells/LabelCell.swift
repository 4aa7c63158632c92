import TesseraUIKit
import UIKit

/// A cell whose view is any of UIKit's: a label that is as high as its text.
struct LabelCell: Cell, Equatable {
  var text: String

  static var sizing: Sizing { .estimatedHeight(44) }

  func makeView() -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    return label
  }

  func update(_ view: UILabel, state: CellState) {
    view.text = text
    view.textColor = state.contains(.selected) ? .systemBlue : .label
  }
}
