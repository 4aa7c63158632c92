import TesseraImages
import TesseraTerminal
import TesseraTesting
import TestSupport
import Testing

@MainActor
@Suite("Documentation/Images.md", .timeLimit(.minutes(2)))
struct ImagesPageTests {
  @Test("A terminal shows the pictures of files, and a crossed square for another file")
  func album() async throws {
    let folder = try TemporaryFolder()
    let red = EncodedImage.png((0..<16).flatMap { _ in [255, 0, 0] as [UInt8] }, width: 4, height: 4)
    try folder.write(bytes: red, to: "red.png")
    try folder.write("no image", to: "text")
    let album = ImagesPage.Album([folder.path("red.png"), folder.path("text")])
    let collection = TerminalCollection()
    album.images.onChange = { collection.show(album.content()) }
    collection.show(album.content())
    var surface = Surface(columns: 40, rows: 16)
    collection.place(in: GridRect(columns: 0..<40, rows: 0..<16))
    collection.draw(on: &surface)
    #expect(album.images.pendingCount == 2)
    #expect(await waiting { album.images.pendingCount == 0 })
    let expected = Image(width: 4, height: 4, pixels: Array(repeating: 0xFF0000, count: 16))
    #expect(album.images.state(of: folder.path("red.png")) == .loaded(expected))
    #expect(album.images.state(of: folder.path("text")) == .failed)
  }

  @Test("A portrait that is missing or damaged is none")
  func portraits() throws {
    let folder = try TemporaryFolder()
    let file = EncodedImage.jpeg(EncodedImage.halves(width: 16, height: 16), width: 16, height: 16)
    try folder.write(bytes: file, to: "ada.jpeg")
    try folder.write("no image", to: "bob.jpeg")
    #expect(portrait(of: folder.path("ada"))?.width == 16)
    #expect(portrait(of: folder.path("bob")) == nil)
    #expect(portrait(of: folder.path("eve")) == nil)
  }

  @Test("Each line of code on the page is compiled here")
  func code() throws {
    let page = try PageCode("Documentation/Images.md")
    #expect(page.lines.count > 30)
    #expect(try page.lines(missingIn: "Tests/TesseraImagesTests/ImagesPage.swift") == [])
  }
}
