import Tessera
import TesseraTesting
import Testing

@testable import TesseraLoading

@MainActor
@Suite("Loader")
struct LoaderTests {
  let source = HeldSource()

  @Test("A loader loads page by page until there are no more")
  func pages() async {
    let loader = Loader(source, behavior: [.initial, .nextPages])
    #expect(loader.phase == .idle)
    loader.appear()
    #expect(loader.phase == .loading(.initial))
    #expect(loader.state == .loading)
    await source.whenAsked(0, with: 1...3, next: 2)
    await until { loader.isSettled }
    #expect(loader.phase == .content)
    #expect(loader.items.map(\.id) == [1, 2, 3])
    #expect(!loader.hasEnded(.next))
    #expect(loader.hasEnded(.previous))

    loader.reached(.next)
    #expect(loader.state(of: .next) == .loading)
    #expect(loader.state == .ready)
    await source.whenAsked(1, with: 4...6)
    await until { loader.isSettled }
    #expect(source.requests == [PageRequest(.initial), PageRequest(.page(.next), key: 2)])
    #expect(loader.items.map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(loader.hasEnded(.next))

    loader.reached(.next)
    loader.loadNext()
    #expect(loader.isSettled)
  }
}
