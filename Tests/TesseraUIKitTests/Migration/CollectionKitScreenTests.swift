#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("The screen of Documentation/Migration/CollectionKit.md", .simulated)
struct CollectionKitScreenTests {
  /// Returns the screen, shown at once, because another suite may reset the simulation whenever a test begins
  /// or waits.
  private func shown() -> (AlbumsController, TestWindow) {
    Simulation.reset()
    let controller = AlbumsController()
    let screen = TestWindow(controller)
    return (controller, screen)
  }

  private func photos(_ numbers: ClosedRange<Int>) -> [AlbumPhoto] {
    numbers.map { AlbumPhoto(id: $0, ratio: $0 % 2 == 0 ? 1 : 0.5) }
  }

  @Test("A text shows that there are no photos, and photos replace it")
  func empty() {
    let (controller, screen) = shown()
    #expect(screen.texts == ["No photos yet"])
    controller.albums = [Album(id: "Sea", photos: photos(1...2))]
    screen.wait(1)
    #expect(screen.texts == ["Sea", "photo 1", "photo 2"])
  }

  @Test("Photos fill the columns of a waterfall and keep their aspect ratios")
  func waterfall() {
    let (controller, screen) = shown()
    controller.albums = [Album(id: "Sea", photos: photos(1...3))]
    screen.wait(1)
    // (320 - 2 × 10 - 10) / 2 = 145; photo 3 is below the shorter of the two.
    #expect(screen.window.place(of: "photo 1") == CGRect(x: 10, y: 40, width: 145, height: 72.5))
    #expect(screen.window.place(of: "photo 2") == CGRect(x: 165, y: 40, width: 145, height: 145))
    #expect(screen.window.place(of: "photo 3") == CGRect(x: 10, y: 122.5, width: 145, height: 72.5))
  }

  @Test("The title of the visible album is pinned until the next one replaces it")
  func pinned() {
    let (controller, screen) = shown()
    controller.albums = [
      Album(id: "Sea", photos: photos(1...10)), Album(id: "Snow", photos: photos(11...40)),
    ]
    screen.wait(1)
    controller.grid.contentOffset.y = 200
    screen.settle()
    #expect(screen.window.place(of: "Sea")?.minY == 0)
    controller.grid.contentOffset.y = 1200
    screen.settle()
    #expect(screen.window.place(of: "Snow")?.minY == 0)
    #expect(!screen.texts.contains("Sea"))
  }

  @Test("A tap opens a photo")
  func tap() {
    let (controller, screen) = shown()
    var opened: [Int] = []
    controller.onOpen = { opened.append($0.id) }
    controller.albums = [Album(id: "Sea", photos: photos(1...3))]
    screen.wait(1)
    screen.tap("photo 2")
    #expect(opened == [2])
  }
}
#endif
