import TesseraComponents
import TesseraTesting
import Testing

struct File {
  var path: String
  var children: [File]?
}

@MainActor
final class FileTree {
  let outline = Outline(
    [File(path: "Sources", children: [File(path: "main.swift")]), File(path: "README.md")],
    id: { $0.path }, children: { $0.children })

  func content<H: CollectionHost>() -> Content<H> {
    Content {
      Section("files") {
        ForEach(outline.rows) { [outline] row in
          Text(row.node?.path ?? "…").expands(row, in: outline).onTap { outline.toggle(row) }
        }
      }
    }
  }
}

extension RecipeTests {
  @Test("A folder shows its files when it is expanded")
  func tree() {
    let tree = FileTree()
    let screen = collection(lines: 4, tree.content())
    tree.outline.onChange = { [unowned tree, weak screen] in screen?.show(tree.content()) }
    #expect(!screen.text().contains("main.swift"))
    screen.expand("Sources")
    screen.show(tree.content())
    #expect(screen.lines.count == 3)
    #expect(screen.lines[1].hasSuffix("main.swift"))
  }
}
