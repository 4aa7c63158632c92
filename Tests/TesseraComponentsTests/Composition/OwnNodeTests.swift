import TesseraLayout
import Testing

@testable import TesseraComponents

/// Nodes that a component of a program appends by itself: they look as those of the components of the
/// library.
@MainActor
@Suite("Nodes of components that are not part of the library")
struct OwnNodeTests {
  /// A component that appends a node.
  private struct Own: PrimitiveComponent {
    var node: ComponentNode

    init(_ kind: ComponentNode.Kind, traits: LayoutTraits = .none) {
      node = ComponentNode(kind, traits: traits)
    }

    func resolve(into tree: inout TreeBuilder) { tree.append(node) }
  }

  /// A component that appends a node around others.
  private struct OwnContainer<Content: Component>: PrimitiveComponent {
    var kind: ComponentNode.Kind
    @ComponentBuilder var content: Content

    func resolve(into tree: inout TreeBuilder) { tree.append(kind, around: content) }
  }

  /// A component that appends two texts.
  private struct TwoTexts: PrimitiveComponent {
    func resolve(into tree: inout TreeBuilder) {
      Text("a long text").resolve(into: &tree)
      Text("and another one").resolve(into: &tree)
    }
  }

  @Test("A progress bar, a sparkline and a spinner are drawn")
  func shapes() {
    let filling = LayoutTraits(fillsWidth: true)
    #expect(
      picture { Own(.progress(0.5, .accent), traits: filling) } == picture { ProgressBar(0.5) })
    #expect(picture { Own(.sparkline([1, 2, 3], .accent)) } == picture { Sparkline([1, 2, 3]) })
    #expect(picture { Own(.spinner(.accent)) } == picture { Spinner() })
  }

  @Test("A grid places its children")
  func grid() {
    let own = picture {
      OwnContainer(kind: .grid(.count(2), spacing: .regular, alignment: .start)) {
        Text("a")
        Text("b")
      }
    }
    let grid = picture {
      Grid(columns: .count(2)) {
        Text("a")
        Text("b")
      }
    }
    #expect(own == grid)
    #expect(own.contains("a") && own.contains("b"))
  }

  @Test("A stack shrinks texts that do not fit")
  func stack() {
    let own = picture(rows: 3) {
      OwnContainer(kind: .stack(.horizontal, spacing: .regular, alignment: .center)) { TwoTexts() }
    }
    let stack = picture(rows: 3) {
      HStack {
        Text("a long text")
        Text("and another one")
      }
    }
    #expect(own == stack)
  }

  @Test("Several texts without a stack are one below the other")
  func texts() {
    #expect(picture(rows: 2) { TwoTexts() } == "a long text\nand another one\n")
  }

  @Test("A tooltip is shown")
  func tooltip() {
    let cell = ComponentCell(
      OwnContainer(kind: .described(PartDescription(tooltip: "help"))) { Text("a") })
    #expect(cell.ownTrait is PartsTrait)
    #expect(ComponentCell(Text("a").tooltip("")).ownTrait == nil)
    #expect(ComponentCell(Text("a")).ownTrait == nil)
  }
}
