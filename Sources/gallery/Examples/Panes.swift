import TesseraComponents
import TesseraTerminal

/// A mailbox in panes: folders, the letters of a folder, and the letter with the focus. Other hosts than the
/// terminal show all letters in one list.
final class PanesExample: BasicExample, Example {
  static let summary = "A mailbox in three panes with dividers that can be dragged"

  private var folder = MailSample.folders[0]
  private var hasPanes = false
  private let letters = CollectionPane(title: "Letters")
  private let letter = CollectionPane(title: "Letter")

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      for folder in MailSample.folders {
        Section(folder) {
          ForEach(Self.letters(in: folder)) { ListRow($0.subject, subtitle: $0.sender).selectable() }
        }
        .header { SectionTitle(folder) }
      }
    }
  }

  private static func letters(in folder: String) -> [MailSample] {
    MailSample.samples.filter { $0.folder == folder }
  }

  func status(focused: ItemKey?) -> String {
    "\(folder): \(Self.letters(in: folder).count.of("letter"))"
  }

  var keys: [KeyCommand] { if hasPanes { hint("Tab next pane") } }

  // MARK: Panes

  func panes(around collection: TerminalCollection) -> TerminalPane? {
    hasPanes = true
    collection.show(
      Content {
        Section("folders") { ForEach(MailSample.folders, id: \.self) { Text($0).selectable() } }
      })
    let folders = CollectionPane(collection, title: "Folders").length(.fixed(16), minimum: 8)
    folders.onFocusChange = { [weak self] key in
      if let name = key?.value(as: String.self) { self?.open(name) }
    }
    letters.onFocusChange = { [weak self] key in self?.show(key?.value(as: Int.self)) }
    open(folder)
    show(nil)
    letters.minimumLength = 3
    letter.minimumLength = 3
    let right = SplitPane(.vertical, [letters.length(.share(0.4)), letter.length(.share(0.6))])
    return SplitPane(.horizontal, [folders, right.length(.share(1), minimum: 24)])
  }

  private func open(_ name: String) {
    folder = name
    letters.title = name
    letters.show(
      Content {
        Section("letters") {
          ForEach(Self.letters(in: name)) { letter in
            HStack {
              Text(letter.subject).lineLimit(1)
              Spacer()
              Text(letter.sender).foreground(.secondary).lineLimit(1)
            }
            .selectable()
          }
        }
      })
    onChange()
  }

  private func show(_ id: Int?) {
    guard let shown = MailSample.samples.first(where: { $0.id == id }) else {
      return letter.show { Text("Choose a letter.").foreground(.secondary) }
    }
    letter.show {
      VStack {
        Text(shown.subject).bold()
        Text("from \(shown.sender)").foreground(.secondary)
        Text(shown.text).padding(.top, .regular)
      }
    }
  }
}
