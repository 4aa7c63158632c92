import TesseraUIKit
import UIKit

/// A line that people type into; its events are what it contains then.
struct FieldCell: Cell {
  typealias Event = String

  var question: String
  var answer: String

  static var sizing: Sizing { .height(52) }

  func makeView() -> UITextField {
    let view = UITextField()
    view.font = .preferredFont(forTextStyle: .body)
    return view
  }

  func connect(_ view: UITextField, to sender: EventSender<String>) {
    let change = UIAction { [weak view] _ in sender.send(view?.text ?? "") }
    view.addAction(change, for: .editingChanged)
  }

  func update(_ view: UITextField, state: CellState) {
    view.placeholder = question
    // What is being typed is there already.
    if view.text != answer { view.text = answer }
  }
}
