import Testing

@testable import TesseraWeb

/// A collection with the page that shows it.
@MainActor
final class PageStand {
  let collection: WebCollection
  var page = PageModel()
  let size = Size(width: 400, height: 300)
  private var time = 0.0

  init(configuration: EngineConfiguration = .browser(), _ content: Content<Web>) {
    collection = WebCollection(in: "list", configuration: configuration)
    collection.show(content)
    _ = collection.handle(.resize(size, PageSettings()), at: 0)
    draw()
  }

  /// Draws frames until nothing is left to do.
  func draw() {
    for _ in 0..<100 {
      time += 1 / 60
      collection.drawFrame(at: time)
      let isRead = page.perform(collection.writer)
      #expect(isRead)
      guard let wake = page.wake else { return }
      time += wake
    }
    Issue.record("The collection never rests.")
  }

  /// Scrolls the element of the page, without waiting for it to rest.
  func scroll(to y: Double) {
    page.scroll.y = y
    _ = collection.handle(.scroll(page.scroll), at: time)
    time += 1 / 60
    collection.drawFrame(at: time)
    let isRead = page.perform(collection.writer)
    #expect(isRead)
  }

  var texts: [String] { page.visibleTexts(in: size).map { $0.text } }
}
