#if canImport(UIKit)
// The code of Documentation/UIKit.md; UIKitPageTests compares them.
import TesseraUIKit
import UIKit

/// A model that the page assumes.
struct Person: Identifiable, Equatable {
  var id: Int
  var name: String
}

struct Chapter: Identifiable, Equatable {
  var id: Int
  var title: String
}

final class ChapterReader: UIViewController {
  var chapter: Chapter?
}

struct PersonCell: Cell {
  var person: Person

  static var sizing: Sizing { .height(44) }

  func makeView() -> UITableViewCell { UITableViewCell() }

  func update(_ view: UITableViewCell, state: CellState) { view.textLabel?.text = person.name }
}

/// The page, block by block.
enum UIKitPage {
  struct NameCell: Cell {
    var name: String
    func makeView() -> UILabel { UILabel() }
    func update(_ view: UILabel, state: CellState) { view.text = name }
  }

  final class NamesController: UIViewController {
    let names = CollectionView()

    override func loadView() { view = names }

    func show(_ people: [Person]) {
      names.show(
        Content {
          Section("people") {
            ForEach(people) { person in
              NameCell(name: person.name).onTap { print(person.name) }
            }
          }
        })
    }
  }

  final class ProfileController: UIViewController {
    let form = CollectionView()
    var name = "" { didSet { show() } }
    var isPublic = false { didSet { show() } }
    var guests = 2 { didSet { show() } }

    override func loadView() {
      view = form
      show()
    }

    func show() {
      form.show(
        Content {
          Section("profile") {
            TextField("Name", text: name) { [unowned self] in name = $0 }
            Toggle("Public", isOn: isPublic) { [unowned self] in isPublic = $0 }
            HStack {
              Text("Guests")
              Spacer()
              Stepper(guests, in: 1...8) { [unowned self] in guests = $0 }.controlLabel("Guests")
            }
            Button("Save", role: .prominent) { print("saved") }.disabled(name.isEmpty)
          }
        })
    }
  }

  final class NetworkController: UIViewController {
    let settings = CollectionView()

    override func loadView() { view = settings }

    func show(network: String) {
      settings.show(
        Content {
          Section("network") {
            ListContentCell(
              "Wi-Fi", secondaryText: network, style: .value, image: UIImage(systemName: "wifi")
            ).onTap { print("networks") }
            ListContentCell("Airplane Mode", image: UIImage(systemName: "airplane"))
          }
          .header { ListContentCell("Network", style: .groupedHeader) }
        })
    }
  }

  struct DotsCell: Cell {
    var page: Int
    var count: Int
    static let sizing = Sizing(width: .fit, height: .fit)

    func makeView() -> UIPageControl { UIPageControl() }

    func update(_ view: UIPageControl, state: CellState) {
      view.numberOfPages = count
      view.currentPage = page
    }
  }

  struct ProgressRow: Component {
    var title: String
    var page: Int

    var body: some Component {
      HStack {
        Text(title)
        Spacer()
        DotsCell(page: page, count: 5)
      }
    }
  }

  @MainActor
  static func adapt(_ tableView: UITableView, _ people: [Person]) -> TableViewAdapter {
    let adapter = TableViewAdapter(tableView)
    adapter.show(Content { Section("people") { ForEach(people) { PersonCell(person: $0) } } })
    return adapter
  }

  struct ChapterPage: ControllerCell {
    var chapter: Chapter
    func makeController() -> ChapterReader { ChapterReader() }
    func update(controller: ChapterReader, state: CellState) { controller.chapter = chapter }
  }

  final class BookController: UIViewController {
    let book = CollectionView()

    override func loadView() { view = book }

    func show(_ chapters: [Chapter]) {
      book.show(
        Content(scrolling: .horizontal) {
          Section("book", layout: .pages().transposed()) {
            ForEach(chapters) { ChapterPage(chapter: $0) }
          }
        }
        .snapping(.pages))
    }
  }

  @MainActor
  static func change(_ collection: CollectionView, to content: Content<UIKitHost>) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.9)
    collection.show(content, with: animator)
    animator.startAnimation()
    return animator
  }
}
#endif
