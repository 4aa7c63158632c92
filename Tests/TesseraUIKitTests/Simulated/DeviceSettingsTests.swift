#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Settings that the user changes while a collection view is on screen; a test needs the simulation for that.
@MainActor
@Suite("Settings of the device", .simulated)
struct DeviceSettingsTests {
  private func shown(
    _ configuration: EngineConfiguration = .touch()
  ) -> (view: CollectionView, screen: TestWindow) {
    let view = CollectionView(configuration: configuration)
    view.show(
      Content {
        Section("names", layout: .list().inset(Insets(left: 40.4))) {
          ForEach(0..<50) { NameCell(name: "\($0)") }
        }
      })
    return (view, TestWindow(view))
  }

  private func firstFrame(_ view: CollectionView) -> CGRect? {
    view.engine.cells.first.flatMap { view.stage.view(for: $0.id)?.frame }
  }

  @Test("Reduced motion follows the system setting at once")
  func motion() {
    let (view, screen) = shown()
    #expect(!view.engine.configuration.reducesMotion)
    Simulation.setReduceMotionEnabled(true)
    screen.settle()
    #expect(view.engine.configuration.reducesMotion)
    view.engine.scroll(to: 40, at: .start, animated: .standard)
    view.setNeedsLayout()
    screen.settle()
    #expect(view.contentOffset.y > 0 && !view.engine.isScrolling)
    Simulation.setReduceMotionEnabled(false)
    screen.settle()
    #expect(!view.engine.configuration.reducesMotion)
  }

  @Test("A view that becomes right-to-left is mirrored")
  func direction() throws {
    let (view, screen) = shown()
    #expect(try #require(firstFrame(view)).minX > 40)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    screen.settle()
    #expect(view.engine.configuration.direction == .rightToLeft)
    let frame = try #require(firstFrame(view))
    #expect(frame.minX == 0 && frame.maxX < 280)
  }

  @Test("Frames are rounded to the pixels of the screen")
  func pixels() throws {
    let (view, screen) = shown()
    #expect(try #require(firstFrame(view)).minX == 40.5)
    Simulation.setDisplayScale(1)
    screen.settle()
    #expect(try #require(firstFrame(view)).minX == 40)
    Simulation.setDisplayScale(2)
    screen.settle()
  }

  @Test("Settings that the app chose stay")
  func chosen() {
    var configuration = EngineConfiguration.touch()
    configuration.direction = .rightToLeft
    configuration.reducesMotion = true
    let (view, screen) = shown(configuration)
    Simulation.setReduceMotionEnabled(true)
    Simulation.setReduceMotionEnabled(false)
    Simulation.setDisplayScale(3)
    screen.settle()
    #expect(view.engine.configuration.reducesMotion)
    #expect(view.engine.configuration.direction == .rightToLeft)
    #expect(view.engine.configuration.pixelGrid == PixelGrid(scale: 3))
    Simulation.setDisplayScale(2)
    screen.settle()
  }
}
#endif
