import Tessera
@_spi(Behaviors) @testable import TesseraKernel
import TesseraLayout
import TesseraTesting
import Testing

@MainActor
@Suite("Declaring animations")
struct MotionDeclarationTests {
  private let linear = Transitions(animation: .linear(duration: 1))

  private func collection(_ content: Content<Headless>) -> HeadlessCollection {
    HeadlessCollection(size: Size(width: 160, height: 160), at: 0, content: content)
  }

  @Test("Declarations of an item override those of its sections and the content")
  func precedence() {
    let content = { (isFull: Bool) in
      Content<Headless> {
        Section.nesting("outer") {
          Section("inner") {
            if isFull {
              Label("own").transition(.scale(0.5))
              Label("inner")
            }
          }
          .transition(.rotate(1))
          Section("plain") { if isFull { Label("outer") } }
        }
        .transition(.offset(x: 8))
        Section("last") { if isFull { Label("content") } }
      }
      .transitions(linear.within(Transitions(insert: .offset(y: 8))))
    }
    let collection = collection(content(false))
    collection.show(content(true))
    let effects = collection.engine.cells.map { $0.presentation.effect }
    #expect(
      effects == [
        VisualEffect(scale: 0.5), VisualEffect(rotation: 1), VisualEffect(offset: Point(x: 8)),
        VisualEffect(offset: Point(y: 8)),
      ])
  }

  @Test("The parts of a group inherit the transitions of the group")
  func groups() {
    let content = { (isFull: Bool) in
      Content<Headless> {
        Section("s") {
          Label("first")
          if isFull { Group { Label("a") }.transition(.scale(0.5)) }
          if isFull { Group { Label("b") } }
        }
        .transition(.rotate(1))
      }
      .transitions(linear)
    }
    let collection = collection(content(false))
    collection.show(content(true))
    #expect(collection.engine.cells.map { $0.presentation.effect.scale } == [1, 0.5, 1])
    #expect(collection.engine.cells.map { $0.presentation.effect.rotation } == [0, 0, 1])
    collection.advance(by: 1)
    collection.show(content(false))
    #expect(collection.engine.cells.map { $0.isLeaving } == [false, true, true])
  }

  @Test("Later modifiers override earlier ones and keep the rest")
  func modifiers() {
    let declared = Label("a").transitions(Transitions(delete: .scale(2), move: Animation.none))
      .transition(.fade).attributes.motion?.declared
    #expect(
      declared == DeclaredMotion(transitions: Transitions(insert: .fade, delete: .fade, move: Animation.none))
    )
  }

  @Test("Transitions are part of content and apply to headers and backgrounds")
  func supplements() {
    let content = { (isFull: Bool) in
      let section = Section<Headless>("s") { Label("a") }
      return Content<Headless> {
        isFull ? section.header { Label("head") }.background { Label("") } : section
      }
      .transitions(Transitions.linear)
    }
    #expect(content(true) != content(false))
    let collection = collection(content(false))
    collection.show(content(true))
    #expect(collection.engine.cells.map { $0.presentation.effect.opacity } == [0, 0, 1])
    collection.advance(by: 1)
    collection.show(content(false))
    #expect(collection.engine.cells.filter { $0.isLeaving }.count == 2)
    collection.advance(by: 1)
    #expect(collection.engine.cells.count == 1)
  }
}
