import Foundation
import TestSupport

@_spi(Behaviors) @testable import Tessera
import TesseraKernel

/// All behaviors that handle keys or pointers, and the tables that list them.
struct InputTables {
  /// A behavior that handles keys or pointers.
  struct Receiver {
    let type: Behavior.Type
    let order: Int
    var keys: [KeyHelp] = []
    var pointer: PointerHelp?

    init(_ behavior: Behavior, keys: [KeyHelp] = [], pointer: PointerHelp? = nil) {
      type = Swift.type(of: behavior)
      order = behavior.order
      self.keys = keys
      self.pointer = pointer
    }
  }

  /// The behaviors, by their order.
  let receivers: [Receiver] = [
    Receiver(OutlineBehavior(), keys: OutlineBehavior.keyHelp),
    Receiver(PagingBehavior(), keys: PagingBehavior.keyHelp),
    Receiver(RefreshBehavior(), keys: RefreshBehavior.keyHelp),
    Receiver(
      SelectionBehavior(EngineConfiguration()), keys: SelectionBehavior.keyHelp,
      pointer: SelectionBehavior.pointerHelp),
    Receiver(SwipeBehavior(), keys: SwipeBehavior.keyHelp, pointer: SwipeBehavior.pointerHelp),
    Receiver(
      ReorderBehavior(EngineConfiguration()), keys: ReorderBehavior.keyHelp,
      pointer: ReorderBehavior.pointerHelp),
    Receiver(DragBehavior(EngineConfiguration()), pointer: DragBehavior.pointerHelp),
    Receiver(TypeAheadBehavior(), keys: TypeAheadBehavior.keyHelp),
    Receiver(InputBehavior(timing: GestureTiming()), pointer: InputBehavior.pointerHelp),
  ].sorted { $0.order < $1.order }

  /// The receivers of keys in the order in which they are called; `nil` stands for the engine itself.
  var keyHelp: [(receiver: Behavior.Type?, help: KeyHelp)] {
    KeyStage.allCases.flatMap { stage in
      KeyStage.keyHelp.filter { $0.stage == stage }.map { (nil, $0) }
        + receivers.flatMap { receiver in
          receiver.keys.filter { $0.stage == stage }.map { (receiver.type, $0) }
        }
    }
  }

  // MARK: Printing

  var keyTable: [String] {
    ["| who | keys |", "|---|---|"] + keyHelp.map { "| \($0.help.who) | \($0.help.printedKeys) |" }
  }

  var pointerTable: [String] {
    ["| order | who | takes | claims the pointer while |", "|---|---|---|---|"]
      + receivers.compactMap { receiver in
        receiver.pointer.map { pointer in
          let order = receiver.order == .max ? "last" : "\(receiver.order)"
          return "| \(order) | \(pointer.who) | \(pointer.takes) | \(pointer.claims ?? "") |"
        }
      }
  }

  // MARK: Files

  /// A file with a table.
  struct Place {
    /// The path from the folder of the package.
    let file: String
    /// The lines of the table, without their prefix.
    let table: [String]
    var prefix = ""

    /// Returns the lines of the table in the file that has the same heading; empty if there is none.
    func written() throws -> [String] {
      let lines = try Self.lines(of: file)
      guard let range = range(in: lines) else { return [] }
      return lines[range].map { String($0.dropFirst(prefix.count)) }
    }

    /// Replaces the table in the file that has the same heading.
    func renew() throws {
      var lines = try Self.lines(of: file)
      guard let range = range(in: lines) else { return }
      lines.replaceSubrange(range, with: table.map { prefix + $0 })
      try lines.joined(separator: "\n")
        .write(to: PageCode.root.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }

    private func range(in lines: [String]) -> Range<Int>? {
      guard let heading = table.first, let start = lines.firstIndex(of: prefix + heading) else { return nil }
      let end = lines[start...].firstIndex { !$0.hasPrefix(prefix + "|") } ?? lines.endIndex
      return start..<end
    }

    private static func lines(of file: String) throws -> [String] {
      try String(contentsOf: PageCode.root.appendingPathComponent(file), encoding: .utf8)
        .components(separatedBy: "\n")
    }
  }

  var places: [Place] {
    /// Replaces symbol links by code spans for a page.
    func page(_ table: [String]) -> [String] { table.map { $0.replacingOccurrences(of: "``", with: "`") } }
    return [
      Place(file: "Documentation/Keys.md", table: page(keyTable)),
      Place(file: "Documentation/Keys.md", table: page(pointerTable)),
      Place(file: "Sources/Tessera/Keyboard/Engine+Keyboard.swift", table: keyTable, prefix: "  /// "),
    ]
  }

  /// Returns the names of the classes of `Sources/Tessera` that override a method.
  ///
  /// - Parameter method: The beginning of its declaration.
  static func classes(overriding method: String) throws -> Set<String> {
    let folder = PageCode.root.appendingPathComponent("Sources/Tessera")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    var classes: Set<String> = []
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      var name = ""
      for line in text.components(separatedBy: "\n") {
        let words = line.split(separator: " ")
        if !line.hasPrefix(" "), let word = words.firstIndex(of: "class"), word + 1 < words.count {
          name = String(words[word + 1].prefix { $0.isLetter })
        }
        if line.hasPrefix("  override " + method) { classes.insert(name) }
      }
    }
    return classes
  }
}

extension KeyHelp {
  /// The keys as printed in the table.
  var printedKeys: String {
    keys.map { $0.printed }.joined(separator: "; ")
  }
}

extension KeyHelp.Keys {
  fileprivate var printed: String {
    guard words.isEmpty else { return words }
    let modifiers = presses.first?.modifiers ?? []
    let keys = presses.map { $0.key }
    let hasArrows = keys.starts(with: [.up, .down, .left, .right])
    let names =
      hasArrows
      ? (["arrows"] + keys.dropFirst(4).map { $0.printed }).joined(separator: ", ") + modifiers.printedBehind
      : keys.map { modifiers.printed + $0.printed }.joined(separator: ", ")
    return condition.isEmpty ? names : names + " " + condition
  }
}

extension KeyModifiers {
  private var names: [String] {
    [(KeyModifiers.control, "Control"), (.option, "Option"), (.shift, "Shift")]
      .filter { contains($0.0) }.map { $0.1 }
  }

  fileprivate var printed: String { names.map { $0 + "-" }.joined() }

  fileprivate var printedBehind: String { isEmpty ? "" : " with " + names.joined(separator: " and ") }
}

extension Key {
  fileprivate var printed: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character):
      character.isLetter ? character.uppercased() : "`\(character)`"
    case .up: "Up"
    case .down: "Down"
    case .left: "Left"
    case .right: "Right"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .enter: "Return"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .escape: "Escape"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .insert: "Insert"
    case .menu: "Menu"
    case .function(let number): "F\(number)"
    }
  }
}
