#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

/// Views that report their size in different ways.
@MainActor
@Suite("Sizes of views", .simulated)
struct MeasuringTests {
  /// Implements `sizeThatFits` and has no constraints.
  private final class FittingView: UIView {
    var area: CGFloat = 0
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let width = min(size.width, 200)
      return CGSize(width: width, height: area / width)
    }
  }

  private struct FittingCell: Cell, Equatable {
    var area: CGFloat
    func makeView() -> FittingView { FittingView() }
    func update(_ view: FittingView, state: CellState) { view.area = area }
  }

  /// Reports no size.
  private struct SilentCell: Cell, Equatable {
    var number: Int
    func makeView() -> UIView { UIView() }
    func update(_ view: UIView, state: CellState) {}
  }

  private struct LabelCell: Cell, Equatable {
    var text: String
    func makeView() -> UILabel { UILabel() }
    func update(_ view: UILabel, state: CellState) { view.text = text }
  }

  private func width(of text: String) -> CGFloat {
    let label = UILabel()
    label.text = text
    return label.sizeThatFits(CGSize(width: 1000, height: 1000)).width
  }

  @Test("A view without constraints has the height of sizeThatFits in all containers")
  func fitting() {
    let content = Content<UIKitHost> {
      Section("views") {
        ForEach([2000, 4000] as [CGFloat], id: { "\($0)" }) { FittingCell(area: $0) }.size(
          .estimatedHeight(44))
      }
    }
    let own = CollectionView()
    own.show(content)
    _ = TestWindow(own)
    #expect(own.contentSize.height == 30)
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    adapter.show(content)
    _ = TestWindow(table)
    #expect(table.contentSize.height == 30)
  }

  @Test("A view that reports no size keeps the estimate")
  func silent() {
    let view = CollectionView()
    func show(_ numbers: Range<Int>, _ sizing: Sizing) {
      view.show(Content { Section("views") { ForEach(numbers) { SilentCell(number: $0) }.size(sizing) } })
    }
    show(0..<3, .height(100))
    let screen = TestWindow(view)
    #expect(view.contentSize.height == 300)
    show(3..<5, .estimatedHeight(44))
    screen.settle()
    #expect(view.contentSize.height == 88)
  }

  /// A view that reports no size, with an inset subview that follows its size.
  private struct FramedCell: Cell, Equatable {
    var number: Int

    func makeView() -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      let inner = UIView(frame: CGRect(x: 10, y: 4, width: 80, height: 36))
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(inner)
      return view
    }

    func update(_ view: UIView, state: CellState) { view.subviews[0].tag = number }
  }

  @Test("Measuring a view leaves its subviews unchanged")
  func springs() {
    let view = CollectionView()
    view.show(
      Content {
        Section("views") { ForEach(0..<3) { FramedCell(number: $0) }.size(.estimatedHeight(44)) }
      })
    _ = TestWindow(view)
    let inner = view.subviews.flatMap(\.subviews).filter { $0.bounds.height > 0 && $0.frame.minX == 10 }
    #expect(inner.count == 3)
    #expect(inner.allSatisfy { $0.frame == CGRect(x: 10, y: 4, width: 300, height: 36) })
    // In UIKit a subview does not recover from a size of zero; the view was never that small.
    #expect(view.contentSize.height == 132)
  }

  @Test("A label without text needs no height")
  func emptied() {
    let view = CollectionView()
    func show(_ text: String) {
      view.show(Content { Section("labels") { LabelCell(text: text).size(.estimatedHeight(44)) } })
    }
    show("words")
    let screen = TestWindow(view)
    #expect(view.contentSize.height > 0)
    show("")
    screen.settle()
    #expect(view.contentSize.height == 0)
  }

  @Test("An estimated width is the needed width, limited by the available width")
  func hugging() {
    let view = CollectionView()
    let texts = ["short", String(repeating: "long ", count: 100)]
    view.show(
      Content {
        Section("labels", layout: .flow()) {
          ForEach(texts, id: { $0 }) { LabelCell(text: $0) }
            .size(Sizing(width: .estimated(80), height: .fixed(30)))
        }
      })
    _ = TestWindow(view)
    let labels = view.subviews.compactMap { $0 as? UILabel }.sorted { $0.frame.minY < $1.frame.minY }
    #expect(labels.map { $0.bounds.width } == [width(of: "short"), 320])
    #expect(labels.map { $0.bounds.height } == [30, 30])
  }

  #if !canImport(ObjectiveC)
  @Test("A label of several lines is as high as its lines in all containers", arguments: [true, false])
  func lines(breaksLines: Bool) {
    Simulation.quirks.labelsBreakLinesAtRequiredWidth = breaksLines
    let text = String(repeating: "word ", count: 100)
    let label = UILabel()
    (label.numberOfLines, label.text) = (0, text)
    let height = label.sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude)).height
    let content = Content<UIKitHost> {
      Section("labels") { LinesCell(text: text).size(.estimatedHeight(44)) }
    }
    let own = CollectionView()
    own.show(content)
    _ = TestWindow(own)
    #expect(own.contentSize.height == height)
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    adapter.show(content)
    _ = TestWindow(table)
    #expect(table.contentSize.height == height)
  }
  #endif

  private struct LinesCell: Cell, Equatable {
    var text: String
    func makeView() -> UILabel { UILabel() }
    func update(_ view: UILabel, state: CellState) { (view.numberOfLines, view.text) = (0, text) }
  }

  /// Records the sizes that it gets.
  private final class RecordingView: UIView {
    var sizes: [CGSize] = []
    override var bounds: CGRect { didSet { sizes.append(bounds.size) } }
  }

  private struct RecordingCell: Cell, Equatable {
    var number: Int
    func makeView() -> RecordingView { RecordingView() }
    func update(_ view: RecordingView, state: CellState) { view.sizes = [] }
  }

  @Test("Measuring does not resize a view that is on screen")
  func undisturbed() {
    let view = CollectionView()
    func show(_ number: Int) {
      view.show(Content { Section("views") { ForEach(0..<1) { _ in RecordingCell(number: number) } } })
    }
    show(0)
    let screen = TestWindow(view)
    show(1)
    screen.settle()
    let shown = view.subviews.compactMap { $0 as? RecordingView }
    #expect(shown.count == 1)
    #expect(shown.allSatisfy { $0.sizes.isEmpty })
  }
}
#endif
