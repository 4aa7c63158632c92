import TesseraComponents

/// An orchestra to choose from: every selection mode, and the selection when items move, disappear and
/// return.
final class SelectionExample: Example {
  static let name = "selection"
  static let summary = "An orchestra to select from, in every selection mode"

  private static let modes: [SelectionMode] = [.none, .single, .radio, .multiple, .extended]

  private var sections = Desk.samples
  private var home: Set<String> = []
  private var mode = SelectionMode.extended
  private var isLimited = false
  private var lastChange = ""
  private var engine: Engine?
  private var onChange: @MainActor () -> Void = {}

  init(arguments: [String]) throws(GalleryError) {
    if let argument = arguments.first {
      throw .usage("selection takes no argument, but was given '\(argument)'")
    }
  }

  var configuration: EngineConfiguration {
    EngineConfiguration(overscan: 32, selectionMode: mode, missingSelection: .keep)
  }

  func use(_ engine: Engine) {
    self.engine = engine
    engine.onSelectionChange = { [weak self] change in
      self?.lastChange = change.shortDescription
      self?.onChange()
    }
  }

  func follow(_ onChange: @escaping @MainActor () -> Void) { self.onChange = onChange }

  func content<H: CollectionHost>() -> Content<H> {
    let isOneOfMany = mode.allowsMany
    return Content {
      for section in sections {
        Section(section.id) {
          ForEach(section.players.filter { !self.home.contains($0) }, id: \.self) { player in
            PlayerRow(name: player, isSick: player == Desk.sick, isOneOfMany: isOneOfMany)
              .selectable(player != Desk.sick)
          }
        }
        .header(pinned: true) { SectionTitle(section.id) }
      }
    }
  }

  func status(focused: ItemKey?) -> String {
    guard let selection = engine?.selection else { return "\(mode)" }
    let missing = selection.missingIDs.isEmpty ? "" : ", \(selection.missingIDs.count) at home"
    return "\(mode)\(isLimited ? ", three at most" : ""): \(selection.count) selected\(missing)"
      + (lastChange.isEmpty ? "" : "  (\(lastChange))")
  }

  let keys = "1–5 mode  t three at most  x home  b back  s shuffle"

  func press(_ key: Character) -> Bool {
    switch key {
    case "1"..."5":
      mode = Self.modes[(key.wholeNumberValue ?? 1) - 1]
      engine?.selectionMode = mode
    case "t": limit(!isLimited)
    case "x": home.formUnion(engine?.selection.ids.compactMap { $0.value(as: String.self) } ?? [])
    case "b": home = []
    case "s": sections = sections.reversed().map { Desk(id: $0.id, players: $0.players.reversed()) }
    default: return false
    }
    return true
  }

  /// Limits the selection to three items, or removes the limit.
  private func limit(_ isLimited: Bool) {
    self.isLimited = isLimited
    engine?.onSelectionProposal =
      !isLimited
      ? nil
      : { [weak self] change in
        if change.selection.count <= 3 { self?.engine?.setSelection(change.selection) }
      }
  }
}

/// A musician, with a mark for single or multiple selection.
struct PlayerRow: Component {
  var name: String
  var isSick: Bool
  var isOneOfMany: Bool

  var body: some Component {
    HStack(spacing: .none) {
      ZStack(horizontal: .leading) {
        if isSick {
          Text("–")
        } else {
          Text(isOneOfMany ? "□" : "○").hidden(when: .selected)
          Text(isOneOfMany ? "■" : "●").foreground(.accent).visible(when: .selected)
        }
      }
      .column(2)
      Text(name)
      Spacer()
      if isSick { Text("is ill") }
    }
    .foreground(isSick ? .secondary : .primary)
  }
}

/// A group of musicians.
struct Desk: Identifiable {
  var id: String
  var players: [String]

  /// The musician that cannot be selected.
  static let sick = "Viola"

  static let samples = [
    Desk(id: "Strings", players: ["Violin", "Viola", "Cello", "Double bass", "Harp"]),
    Desk(id: "Woodwind", players: ["Flute", "Oboe", "Clarinet", "Bassoon"]),
    Desk(id: "Brass", players: ["Horn", "Trumpet", "Trombone", "Tuba"]),
    Desk(id: "Percussion", players: ["Timpani", "Triangle", "Xylophone"]),
  ]
}

extension SelectionChange {
  /// The numbers of added and removed items.
  fileprivate var shortDescription: String {
    let parts = [added.isEmpty ? "" : "+\(added.count)", removed.isEmpty ? "" : "−\(removed.count)"]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
