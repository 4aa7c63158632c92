#if HAS_GTK
import Tessera
import TesseraTesting
import TestSupport
import Testing

@testable import gallery

@MainActor
@Suite("Photos", .timeLimit(.minutes(10)))
struct PhotosTests {
  @Test("Without a window, pictures have their names, and appear when they are decoded")
  func names() async throws {
    let folder = try TemporaryFolder()
    folder.makePicture("high.png", width: 10, height: 20)
    folder.makePicture("wide.png", width: 20, height: 10)
    let example = try PhotosExample(arguments: [folder.path])
    let collection = example.shown(columns: 80, rows: 30)
    #expect(collection.text().contains("Looking for pictures…"))
    await example.arrive()
    await example.arrive { collection.text().contains("▀") }
    let labels = collection.engine.cells.compactMap { collection.engine.accessibility(of: $0.id)?.label }
    #expect(Set(labels).isSuperset(of: ["high.png", "wide.png"]))
    #expect(example.status(focused: nil) == "2 pictures")
    #expect(example.press("2") && !example.press("x"))
    example.stopUpdates()
  }

  @Test("An invalid folder is rejected", arguments: [["/nowhere/at/all"], ["a", "b"]])
  func arguments(_ arguments: [String]) {
    #expect(throws: GalleryError.self) { try PhotosExample(arguments: arguments) }
  }
}
#endif
