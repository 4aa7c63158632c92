import TesseraComponents

/// An orchestra to choose from, in every selection mode, while players move, disappear and return.
final class SelectionExample: BasicExample, Example {
  static let summary = "An orchestra to select from, in every selection mode"

  private var sections = [
    (name: "Strings", players: ["Violin", "Viola", "Cello", "Double bass", "Harp"]),
    (name: "Woodwind", players: ["Flute", "Oboe", "Clarinet", "Bassoon"]),
    (name: "Brass", players: ["Horn", "Trumpet", "Trombone", "Tuba"]),
    (name: "Percussion", players: ["Timpani", "Triangle", "Xylophone"]),
  ]
  private var home: Set<String> = []
  private var mode = SelectionMode.extended
  private var isLimited = false
  private var lastChange = ""

  var configuration: EngineConfiguration {
    EngineConfiguration(overscan: 32, selectionMode: mode, missingSelection: .keep)
  }

  override func use(_ engine: Engine) {
    super.use(engine)
    engine.onSelectionChange = handler { $0.lastChange = $1.shortDescription }
  }

  func content<H: CollectionHost>() -> Content<H> {
    let isOneOfMany = mode.allowsMany
    return Content {
      for section in sections {
        Section(section.name) {
          ForEach(section.players.filter { !self.home.contains($0) }, id: \.self) { player in
            let isIll = player == "Viola"
            HStack(spacing: .none) {
              Text(isIll ? "–" : isOneOfMany ? "□" : "○").hidden(when: .selected).column(2)
                .overlay {
                  Text(isOneOfMany ? "■" : "●").foreground(.accent).visible(when: .selected).column(2)
                }
              Text(player)
              Spacer()
              if isIll { Text("is ill") }
            }
            .foreground(isIll ? .secondary : .primary).selectable(!isIll)
          }
        }
        .header(pinned: true) { SectionTitle(section.name) }
      }
    }
  }

  func status(focused: ItemKey?) -> String {
    guard let selection = engine?.selection else { return "\(mode)" }
    let missing = selection.missingIDs.isEmpty ? "" : ", \(selection.missingIDs.count) at home"
    return "\(mode)\(isLimited ? ", three at most" : ""): \(selection.count) selected\(missing)"
      + (lastChange.isEmpty ? "" : "  (\(lastChange))")
  }

  var keys: [KeyCommand] {
    digits("mode", of: [.none, .single, .radio, .multiple, .extended]) { $0.select(by: $1) }
    key("t", "limit") { $0.toggleLimit() }
    key("x", "home") { $0.sendHome() }
    key("b", "back") { $0.home = [] }
    key("s", "shuffle") { example in
      example.sections = example.sections.reversed().map { ($0.name, $0.players.reversed()) }
    }
  }

  private func select(by mode: SelectionMode) {
    self.mode = mode
    engine?.selectionMode = mode
  }

  private func sendHome() {
    home.formUnion(engine?.selection.ids.compactMap { $0.value(as: String.self) } ?? [])
  }

  /// Limits the selection to three items, or removes the limit.
  private func toggleLimit() {
    isLimited.toggle()
    engine?.onSelectionProposal = nil
    guard isLimited else { return }
    engine?.onSelectionProposal = { [weak engine] change in
      if change.selection.count <= 3 { engine?.setSelection(change.selection) }
    }
  }
}

extension SelectionChange {
  /// The numbers of added and removed items.
  fileprivate var shortDescription: String {
    let parts = [added.isEmpty ? "" : "+\(added.count)", removed.isEmpty ? "" : "−\(removed.count)"]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
