import TesseraUIKit
import UIKit

/// A symbol of the system, as large as a title: a view of UIKit that can be a part of a component.
struct SymbolCell: Cell, Equatable {
  var name: String
  var color: UIColor

  static var sizing: Sizing { Sizing(width: .fit, height: .fit) }

  func makeView() -> UIImageView {
    let view = UIImageView()
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2)
    return view
  }

  func update(_ view: UIImageView, state: CellState) {
    view.image = UIImage(systemName: name)
    view.tintColor = color
  }
}
