import Foundation
import Tessera
import TesseraLayout
import TesseraTesting

/// One frame of an example or of the menu, without a terminal.
@MainActor
struct StaticFrame {
  private let example: (any Example)?

  init(_ example: (any Example)?) { self.example = example }

  func text(columns: Int, rows: Int) -> String { collection(columns, rows).text() }

  func svg(columns: Int, rows: Int, theme: PictureTheme) -> String {
    collection(columns, rows).svg(theme: theme)
  }

  private func collection(_ columns: Int, _ rows: Int) -> HeadlessCollection {
    let size = Size(
      width: Double(columns) * TextMetrics.characterWidth, height: Double(rows) * TextMetrics.lineHeight)
    if let example, example.isContentLoading { wait(for: example) }
    let content: Content<Headless> = example?.content() ?? StartMenu().content()
    let collection = HeadlessCollection(
      size: size, configuration: example?.configuration ?? EngineConfiguration(), content: content)
    if let target = example?.takeScrollTarget() {
      collection.engine.scroll(to: target.item, inSection: target.section, at: .start)
      collection.update()
    }
    return collection
  }

  /// Lets an example load its content, for at most ten seconds.
  private func wait(for example: any Example) {
    example.follow {}
    let deadline = Date(timeIntervalSinceNow: 10)
    while example.isContentLoading, Date() < deadline {
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
    }
    example.stopUpdates()
  }
}
