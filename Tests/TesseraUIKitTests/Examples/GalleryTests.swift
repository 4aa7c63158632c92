#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

@testable import UIKitExampleOnSimulation

/// The screens of the gallery for iOS.
@MainActor
@Suite("The gallery for iOS", .simulated)
struct GalleryTests {
  init() { Simulation.reset() }

  @Test("A tap on a row opens its example")
  func rows() throws {
    let gallery = GalleryScreen()
    #expect(gallery.texts.contains("Form"))
    #expect(gallery.screen.tap("Grid"))
    #expect(gallery.navigation.children.last is GridExample)
    #expect(gallery.texts.prefix(3) == ["0", "1", "2"])
    gallery.navigation.popViewController(animated: false)
    gallery.screen.wait(1)
    #expect(gallery.texts.contains("Form"))
  }

  @Test("Each example shows texts, scrolls and turns without breaking a rule, and is released")
  func lives() {
    let gallery = GalleryScreen(height: 480)
    let window = gallery.screen.window
    for entry in Entry.all {
      weak var released: UIViewController?
      let broken = Simulation.violations {
        released = gallery.open(entry.id)
        // Pages come after a moment only.
        #expect(!gallery.texts.isEmpty || entry.id == "Pages", "\(entry.id)")
        let finger = Simulation.touch(at: CGPoint(x: 160, y: 400), in: window)
        finger.move(to: CGPoint(x: 40, y: 100), during: 0.1)
        finger.lift()
        gallery.screen.wait(2)
        Simulation.resize(window, to: CGSize(width: 480, height: 320))
        gallery.screen.wait(1)
        #expect(!gallery.texts.isEmpty || entry.id == "Pages", "\(entry.id)")
        Simulation.resize(window, to: CGSize(width: 320, height: 480))
        gallery.screen.wait(1)
        gallery.navigation.popViewController(animated: false)
        gallery.screen.wait(2)
      }
      #expect(broken.isEmpty, "\(entry.id): \(broken)")
      #expect(released == nil, "\(entry.id)")
    }
  }

  @Test("Menu: steppers make an order, whose price stays in view")
  func menu() throws {
    let gallery = GalleryScreen(height: 480)
    let menu = gallery.open("Menu")
    #expect(gallery.texts.contains("0.00 €"))
    let stepper = try #require(gallery.screen.window.shown(UIStepper.self).first)
    gallery.tap(stepper, x: 0.9)
    gallery.tap(stepper, x: 0.9)
    #expect(gallery.texts.contains("10.40 €"))
    #expect(gallery.press("Order"))
    #expect(menu?.title == "Thank you")
    #expect(gallery.texts.contains("0.00 €"))
  }

  @Test("Random: each number stays when the teams are drawn again")
  func random() {
    let gallery = GalleryScreen()
    let random = gallery.open("Random")
    let before = gallery.texts
    gallery.pressRightButton(of: random)
    let after = gallery.texts
    #expect(before != after)
    let tiles = gallery.screen.window.shown(CanvasView.self).map(\.shownTexts).filter { $0.count == 1 }
    #expect(Set(tiles.joined().compactMap { Int($0) }) == Set(1...48))
  }

  @Test("Weather: days open and close in place")
  func weather() {
    let gallery = GalleryScreen()
    gallery.open("Weather")
    let winds = { gallery.texts.filter { $0 == "Wind" }.count }
    #expect(winds() == 1)
    #expect(gallery.screen.tap("Tuesday"))
    #expect(winds() == 2 && gallery.texts.contains("9 km/h"))
    #expect(gallery.screen.tap("Monday"))
    #expect(winds() == 1 && !gallery.texts.contains("12 km/h"))
  }

  @Test("Pantone: taps remove the colors, and buttons add some")
  func pantone() {
    let gallery = GalleryScreen()
    let pantone = gallery.open("Pantone")
    for swatch in Swatch.all.prefix(12) { #expect(gallery.screen.tap(swatch.name), "\(swatch.name)") }
    #expect(gallery.texts.contains("No colors"))
    #expect(gallery.press("Add a color"))
    #expect(!gallery.texts.contains("No colors"))
    gallery.pressRightButton(of: pantone)
    #expect(gallery.texts.filter { text in Swatch.all.contains { $0.name == text } }.count == 2)
  }

  @Test("RealTime: prices change while the example is visible")
  func realTime() async throws {
    let gallery = GalleryScreen()
    gallery.open("RealTime")
    let prices = { gallery.texts.filter { $0.hasSuffix("¢") } }
    let before = prices()
    #expect(before.count == 15 && Set(before) == ["1000 ¢"])
    #expect(try await gallery.waits { prices() != before })
  }

  @Test("Alphabet: the index jumps to a letter")
  func alphabet() throws {
    let gallery = GalleryScreen(height: 480)
    gallery.open("Alphabet")
    #expect(gallery.texts.contains("Arctic tern"))
    let index = try #require(gallery.screen.window.shown(UILabel.self).last { $0.text == "W" })
    gallery.tap(index)
    #expect(gallery.texts.contains("Wagtail") && !gallery.texts.contains("Arctic tern"))
  }

  @Test("Form: a problem leads back to its field, and valid fields register")
  func form() throws {
    let gallery = GalleryScreen()
    gallery.open("Form")
    #expect(gallery.press("Register"))
    #expect(gallery.texts.contains("Please enter your name."))
    gallery.type("Ada")
    #expect(!gallery.texts.contains("Please enter your name."))
    #expect(gallery.press("Register"))
    gallery.type("a@b")
    #expect(gallery.press("Register"))
    #expect(gallery.texts.contains("See you there, Ada!"))
  }
}
#endif
