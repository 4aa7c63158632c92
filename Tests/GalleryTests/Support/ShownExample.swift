import Tessera
import TesseraTesting

@testable import gallery

extension Example {
  /// Returns the example without a screen; it is updated whenever the example changes.
  func shown(columns: Int, rows: Int) -> HeadlessCollection {
    let size = Size(
      width: Double(columns) * TextMetrics.characterWidth, height: Double(rows) * TextMetrics.lineHeight)
    let collection = HeadlessCollection(size: size, configuration: configuration, content: content())
    use(collection.engine)
    follow { [weak self] in if let self { collection.show(self.content()) } }
    collection.update()
    return collection
  }
}
