import TesseraUIKit
import UIKit

/// A table that was there before, with its cell class, driven by declared content.
final class TableAdapterExample: UITableViewController {
  private lazy var adapter = TableViewAdapter(tableView)
  private var people = ["Ada", "Grace", "Barbara", "Frances", "Jean", "Radia"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let shuffle = UIAction(title: "Shuffle") { [weak self] _ in self?.shuffle() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: shuffle)
    show()
  }

  private func show() {
    adapter.show(
      Content { Section("people") { ForEach(people, id: \.self) { PersonCell(name: $0) } } })
  }

  private func shuffle() {
    people.shuffle()
    show()
  }
}

/// The cell class that the app had.
final class PersonTableViewCell: UITableViewCell {
  let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.frame = contentView.bounds
    name.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(name)
  }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }
}

/// The cell of a person.
struct PersonCell: Cell, Equatable {
  var name: String

  static var sizing: Sizing { .height(44) }

  func makeView() -> PersonTableViewCell { PersonTableViewCell(style: .default, reuseIdentifier: nil) }

  func update(_ view: PersonTableViewCell, state: CellState) { view.name.text = name }
}
