import Foundation
import TesseraTesting
import TestSupport
import Testing

@_spi(Behaviors) @testable import Tessera
import TesseraKernel

@MainActor
@Suite("Tables of keys and pointers")
struct InputTableTests {
  private let tables = InputTables()

  /// A key with its modifiers; a capital letter is a small one with Shift.
  private struct Combination: Hashable {
    var key: Key
    var modifiers: KeyModifiers

    init(_ press: KeyPress) {
      (key, modifiers) = (press.key, press.modifiers)
      if case .character(let character) = key, let small = character.lowercased().first, small != character {
        key = .character(small)
        modifiers.insert(.shift)
      }
    }

    /// The same combination without Shift, which changes only the selection.
    var withoutShift: Combination {
      var other = self
      other.modifiers.remove(.shift)
      return other
    }

    var isText: Bool {
      if case .character = key { modifiers.isSubset(of: .shift) } else { false }
    }
  }

  private static let keys: [Key] =
    [
      .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .tab, .backTab, .escape, .backspace,
      .delete, .insert, .menu, .function(5), .function(10),
    ] + "aArz +-*/\\1".map { .character($0) }

  private static let presses: [KeyPress] = keys.flatMap { key in
    [[], .shift, .control, [.control, .shift], .option, [.option, .shift]].map {
      KeyPress(key: key, modifiers: $0)
    }
  }

  @Test("The tables in the documentation match the lists of receivers")
  func documented() throws {
    let isRenewed = ProcessInfo.processInfo.environment["TESSERA_RENEW_TABLES"] != nil
    for place in tables.places {
      if isRenewed { try place.renew() }
      #expect(
        try place.written() == place.table,
        "To renew \(place.file): TESSERA_RENEW_TABLES=1 swift test --filter InputTableTests")
    }
  }

  @Test("The tables list exactly the behaviors that handle keys or pointers")
  func complete() throws {
    func names(_ isListed: (InputTables.Receiver) -> Bool) -> Set<String> {
      Set(tables.receivers.filter(isListed).map { "\($0.type)" })
    }
    let pressed = try InputTables.classes(overriding: "func press(_ press: KeyPress, in turn")
    #expect(pressed.count == 7)
    #expect(names { !$0.keys.isEmpty } == pressed)
    let pointed = try InputTables.classes(overriding: "func handle(_ event: PointerEvent, at hit")
    #expect(pointed.count == 4)
    #expect(names { $0.pointer != nil } == pointed.union(["InputBehavior"]))
    let claiming = try InputTables.classes(overriding: "func claimsPointer(_ engine")
    #expect(names { $0.pointer?.claims != nil } == claiming)
    #expect(Set(tables.keyHelp.map { $0.help.stage }) == Set(KeyStage.allCases))
  }

  @Test("Each receiver handles exactly the keys in its row")
  func pressed() {
    for (receiver, help) in tables.keyHelp {
      let line = "\(help.stage): \(help.who)"
      // Each cell and each command has keys of its own.
      if help.stage == .cell || help.stage == .command { continue }
      let scenes = KeyHelpScenes.all.filter { $0.receiver == receiver && $0.stage == help.stage }
      #expect(scenes.count == 1, "\(line)")
      let taken = Set(
        Self.presses.filter { press in scenes.contains { $0.takes(press) } }.map { Combination($0) })
      let listed = Set(help.keys.flatMap { $0.presses }.map { Combination($0) })
      let hasText = help.keys.contains { $0.words == "letters" }
      #expect(listed.isSubset(of: taken), "\(line), not taken: \(listed.subtracting(taken))")
      let others = taken.subtracting(listed).filter { combination in
        !listed.contains(combination.withoutShift) && !(hasText && combination.isText)
      }
      #expect(others.isEmpty, "\(line), not listed: \(others)")
      let letters = Set("arz".map { Combination(KeyPress(key: .character($0), modifiers: [])) })
      if hasText { #expect(letters.isSubset(of: taken), "\(line)") }
    }
  }

  @Test("Escape, Option and other keys reach exactly their stages")
  func stages() {
    func stages(_ key: Key, _ modifiers: KeyModifiers = []) -> [KeyStage] {
      KeyStage.allCases.filter { $0.accepts(KeyPress(key: key, modifiers: modifiers)) }
    }
    #expect(stages(.escape) == [.menu, .dismissal, .cell, .command])
    #expect(stages(.escape, .shift) == stages(.escape))
    #expect(stages(.escape, .control) == [.continuation, .command, .action, .remainder])
    #expect(stages(.up, .option) == [.option, .command])
    #expect(stages(.escape, [.option, .shift]) == [.option, .command])
    #expect(stages(.up) == [.cell, .continuation, .command, .action, .focus, .remainder])
    #expect(stages(.enter, .shift) == [.cell, .continuation, .command, .action, .activation, .remainder])
    #expect(stages(.delete) == [.cell, .continuation, .command, .action, .deletion, .remainder])
    #expect(stages(.delete, .shift) == [.cell, .continuation, .command, .action, .remainder])
    #expect(stages(.character("a"), .command) == [.continuation, .command, .action, .remainder])
  }
}
