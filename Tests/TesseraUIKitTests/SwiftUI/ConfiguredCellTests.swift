#if canImport(UIKit)
import TesseraUIKit
import Testing
import UIKit

@MainActor
@Suite("Cells of content configurations", .simulated)
struct ConfiguredCellTests {
  private func lines(_ lines: [LineCell]) -> Content<UIKitHost> {
    Content { Section("lines") { ForEach(lines, id: \.text) { $0 } } }
  }

  private func shown(in view: CollectionView) -> [LineView] {
    view.subviews.filter { !$0.isHidden }.compactMap { $0.subviews.first as? LineView }
      .sorted { $0.superview?.frame.minY ?? 0 < $1.superview?.frame.minY ?? 0 }
  }

  @Test("The content view fills the cell and determines its height")
  func shows() {
    let view = CollectionView()
    view.show(lines([LineCell(text: "a", height: 30), LineCell(text: "b", height: 70)]))
    let screen = TestWindow(view)
    screen.settle()
    #expect(shown(in: view).map(\.line.text) == ["a", "b"])
    #expect(shown(in: view).map(\.bounds.height) == [30, 70])
    #expect(view.contentSize.height == 100)
  }

  @Test("A configuration of the same type reuses the view, another type replaces it")
  func updates() throws {
    let view = CollectionView()
    view.show(lines([LineCell(text: "a", number: 1)]))
    let screen = TestWindow(view)
    let line = try #require(shown(in: view).first)
    view.show(lines([LineCell(text: "a", number: 2)]))
    screen.settle()
    #expect(shown(in: view).first === line && line.line.number == 2)
    view.show(lines([LineCell(text: "a", number: 2, isTitle: true)]))
    screen.settle()
    let title = try #require(shown(in: view).first)
    #expect(title !== line && line.superview == nil)
    #expect(title.superview?.subviews.count == 1)
  }
}

/// A cell with its own content configuration.
private struct LineCell: ConfiguredCell {
  var text: String
  var number = 0
  var height: CGFloat = 40
  var isTitle = false

  static var sizing: Sizing { .estimatedHeight(40) }

  func configuration(for state: CellState) -> any UIContentConfiguration {
    let line = Line(text: text, number: number, height: height)
    return isTitle ? TitleConfiguration(line: line) : LineConfiguration(line: line)
  }
}

private struct Line {
  var text = ""
  var number = 0
  var height: CGFloat = 40
}

private protocol LineShowing: UIContentConfiguration {
  var line: Line { get }
}

extension LineShowing {
  @MainActor
  func makeContentView() -> any UIView & UIContentView { LineView(self) }

  func updated(for state: any UIConfigurationState) -> Self { self }
}

private struct LineConfiguration: LineShowing {
  var line: Line
}

private struct TitleConfiguration: LineShowing {
  var line: Line
}

private final class LineView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var line: Line { (configuration as? any LineShowing)?.line ?? Line() }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: line.height) }
}
#endif
