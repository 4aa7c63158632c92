import TesseraComponents
import TesseraTesting
import Testing

@MainActor
final class News {
  var headlines = ["Rain"]
  var onChange: () -> Void = {}

  func content<H: CollectionHost>() -> Content<H> {
    Content { Section("news") { ForEach(headlines, id: \.self) { Text($0) } } }
      .onRefresh { [unowned self] in
        headlines = await fetchHeadlines()
        onChange()
      }
  }

  func fetchHeadlines() async -> [String] {
    await Task.yield()
    return ["Sun"] + headlines
  }
}

extension RecipeTests {
  @Test("Pulling, or Control-R, refreshes")
  func refresh() async {
    let news = News()
    let screen = collection(lines: 3, news.content())
    news.onChange = { [unowned news, weak screen] in screen?.show(news.content()) }
    screen.press(key: .character("r"), modifiers: .control)
    await until { !screen.engine.isRefreshing }
    #expect(screen.lines == ["Sun", "Rain"])
  }
}
