import TesseraLayout
import Testing

@testable import TesseraComponents

@MainActor
@Suite("Composing components")
struct CompositionTests {
  private struct Person: Component {
    var name: String
    var isOnline: Bool?
    var tags: [String] = []

    var body: some Component {
      Text(name)
      if let isOnline {
        if isOnline { Text("online") } else { Text("offline") }
      }
      for tag in tags { Badge(tag) }
    }
  }

  private struct Three: Component {
    var body: some Component {
      Text("a")
      Spacer()
      Divider()
    }
  }

  private func nodes<C: Component>(@ComponentBuilder _ component: () -> C) -> [ComponentNode] {
    ComponentTree(component()).nodes
  }

  @Test("Several components in the body of a row are in a column")
  func implicitColumn() {
    #expect(picture(rows: 2) { Person(name: "Ada", isOnline: true) } == "Ada\nonline\n")
  }

  @Test("Several components in the body of a row are the same as those in a VStack")
  func implicitColumnIsVStack() {
    #expect(nodes { Three() } == nodes { VStack { Three() } })
  }

  @Test("Several components in one modifier in an HStack are the same as those in a VStack")
  func implicitColumnInRow() {
    #expect(
      nodes { HStack { Three().padding() } } == nodes { HStack { VStack { Three() }.padding() } })
  }

  @Test("A spacer in a modifier, beside others in a body, takes height")
  func modifiedSpacerInImplicitColumn() {
    let implicit = nodes {
      Text("a")
      Spacer().padding(.horizontal)
    }
    let explicit = nodes {
      VStack {
        Text("a")
        Spacer().padding(.horizontal)
      }
    }
    #expect(implicit == explicit)
  }

  @Test("Several components in a body in a stack are components of that stack")
  func componentsOfStack() {
    #expect(picture { HStack { Person(name: "Ada", isOnline: false) } } == "Ada offline\n")
  }

  @Test("The branches of if, and each turn of a loop, are components")
  func conditions() {
    #expect(picture { HStack { Person(name: "Ada") } } == "Ada\n")
    #expect(
      picture { HStack { Person(name: "A", isOnline: true, tags: ["x", "y"]) } } == "A online  x   y\n")
  }

  @Test("A row of no components is empty, and as high as other rows")
  func empty() {
    #expect(picture(rows: 2) { EmptyComponent() } == "\n\n")
    let cell = ComponentCell(EmptyComponent())
    #expect(cell.measure(offered: .zero, text: ProportionalText(.touch)).height == 44)
  }

  @Test("A tap on a control beside a column without VStack calls its handler")
  func controlBesideImplicitColumn() {
    var log: [String] = []
    let cell = ComponentCell(
      HStack {
        Button("a") { log.append("a") }
        Person(name: "Ada", isOnline: true).padding()
        Button("b") { log.append("b") }
      })
    let (size, text) = (Size(width: 300, height: 60), ProportionalText(.desktop))
    let point = cell.tree.layout(for: text).frame(ofControl: 1, in: size)?.origin ?? .zero
    if let event = cell.event(at: point, in: size, state: [], text: text) { cell.tree.handle(event) }
    #expect(log == ["b"])
  }
}
