import TesseraUIKit
import UIKit

/// An orchestra to choose from: taps add and remove.
final class SelectionExample: CollectionController {
  private let players = [
    "Violin", "Viola", "Cello", "Double bass", "Flute", "Oboe", "Clarinet", "Bassoon", "Horn",
  ]

  init() {
    var configuration = EngineConfiguration.touch()
    configuration.selectionMode = .multiple
    super.init("Selection", configuration: configuration)
    collection.engine.onSelectionChange = { [weak self] change in
      self?.title = "\(change.selection.count) selected"
    }
  }

  /// Not from a file.
  required init?(coder: NSCoder) { nil }

  override func content() -> Content<UIKitHost> {
    Content {
      Section("players") {
        ForEach(players, id: \.self) { RowCell(title: $0, detail: "plays tonight").selectable() }
      }
    }
  }
}
