#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// The texts and sizes of components.
@MainActor
@Suite("Texts of components", .simulated)
struct ComponentTextTests {
  init() { Simulation.reset() }

  private let labels = UIKitHost.text.labelText

  @Test("A row has the height and the margins of a touch screen")
  func row() throws {
    let view = CollectionView()
    view.show(Content { Section("rows") { Text("one") } })
    let screen = TestWindow(view)
    let canvas = try #require(view.shownCanvas("one"))
    #expect(canvas.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    let text = try #require(canvas.drawnTexts.first)
    #expect(text.minX == 16 && text.midY == 22)
    _ = screen
  }

  @Test("Each size of text has the line height of its text style", arguments: TextSize.allCases)
  func sizes(size: TextSize) {
    let view = CollectionView()
    view.show(Content { Section("rows") { Text("one") } })
    let screen = TestWindow(view)
    let style = TextStyle(size: size, lineLimit: nil)
    #if os(tvOS)
    let largest = UIFont.TextStyle.title1
    #else
    let largest = UIFont.TextStyle.largeTitle
    #endif
    let textStyle: UIFont.TextStyle =
      switch size {
      case .caption: .caption1
      case .body: .body
      case .title: .title2
      case .largeTitle: largest
      }
    let font = UIFont.preferredFont(forTextStyle: textStyle)
    let line = labels.lineHeight(of: style)
    #expect(line == Double(font.lineHeight.rounded(.up)))
    // Below the baseline there is room for the descenders of the font.
    #expect(line - labels.baseline(of: style) == Double(-font.descender))
    let lines = Array(repeating: "words", count: 40).joined(separator: "\n")
    #expect(labels.size(of: lines, style: style, width: nil).height == 40 * line)
    let label = UILabel()
    (label.font, label.text) = (font, "words")
    #expect(
      labels.size(of: "words", style: style, width: nil).width == Double(label.intrinsicContentSize.width))
    _ = screen
  }

  @Test("Components follow the text size, and the row in view keeps its position")
  func textSize() throws {
    let view = CollectionView()
    view.show(
      Content {
        Section("rows") {
          ForEach(0..<200) { index in
            VStack {
              Text("title \(index)").style(.headline)
              Text("detail").style(.caption)
            }
          }
        }
      })
    let screen = TestWindow(view)
    view.engine.scroll(to: 100, at: .start)
    view.setNeedsLayout()
    screen.settle()
    let usual = try #require(view.shownCanvas("title 100"))
    let (height, count) = (usual.frame.height, Simulation.drawnCount(of: usual))
    let (revision, metrics) = (labels.revision, labels.metrics)
    Simulation.setContentSizeCategory(.accessibilityLarge)
    screen.settle()
    let large = try #require(view.shownCanvas("title 100"))
    #expect(large.frame.height > 1.5 * height)
    #expect(large.frame.minY == view.bounds.minY)
    #expect(Simulation.drawnCount(of: large) > count)
    #expect(labels.revision > revision)
    #expect(labels.metrics.controlHeight > metrics.controlHeight)
    // The texts are drawn as large as they were measured.
    let texts = large.drawnTexts
    #expect(
      texts.map { Double($0.height) }
        == [TextSize.body, .caption].map { labels.lineHeight(of: TextStyle(size: $0)) })
    #expect(texts[1].maxY <= large.bounds.maxY - 11)
    Simulation.setContentSizeCategory(.large)
    screen.settle()
    #expect(view.shownCanvas("title 100")?.frame.height == height)
    #expect(labels.metrics == metrics)
    // The same text size is no change.
    let latest = labels.revision
    view.setNeedsLayout()
    screen.settle()
    #expect(labels.revision == latest)
  }

  @Test("Small text makes a row no lower than 44 points")
  func smallText() {
    Simulation.setContentSizeCategory(.extraSmall)
    let view = CollectionView()
    view.show(Content { Section("rows") { Text("one") } })
    let screen = TestWindow(view)
    #expect(view.shownCanvas("one")?.frame.height == 44)
    #expect(labels.lineHeight(of: .body) < 22)
    _ = screen
  }

  @Test("A table and a collection view show components at their own heights, in any text size")
  func adapters() {
    let content = Content<UIKitHost> {
      Section("rows") {
        ForEach(0..<3) { index in
          VStack {
            Text("title \(index)").style(.headline)
            Text(String(repeating: "many words ", count: 12))
          }
        }
      }
    }
    let table = UITableView(frame: .zero, style: .plain)
    let list = UICollectionLayoutListConfiguration(appearance: .plain)
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let adapters = (TableViewAdapter(table), CollectionViewAdapter(collection))
    adapters.0.show(content)
    adapters.1.show(content)
    for view in [table, collection] as [UIScrollView] {
      let screen = TestWindow(view)
      screen.wait(1)
      let height = Double(view.shownCanvas("title 1")?.bounds.height ?? 0)
      let text = String(repeating: "many words ", count: 12)
      let size = labels.size(of: text, style: .paragraph, width: Double(view.bounds.width) - 32)
      let needed = 22 + labels.lineHeight(of: .title) + 2 + size.height
      #expect(height == needed)
    }
  }
}

extension UIView {
  /// Returns the visible view whose drawing contains a text.
  func shownCanvas(_ text: String) -> CanvasView? {
    if let canvas = self as? CanvasView, canvas.drawing.texts.contains(text) { return canvas }
    return subviews.lazy.filter { !$0.isHidden }.compactMap { $0.shownCanvas(text) }.first
  }
}

extension Drawing {
  /// The drawn texts.
  fileprivate var texts: [String] {
    commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }
}

extension CanvasView {
  /// The frames of the texts that were drawn last.
  fileprivate var drawnTexts: [CGRect] {
    Simulation.drawing(of: self).compactMap { if case .text(_, let rect, _) = $0 { rect } else { nil } }
  }
}
#endif
