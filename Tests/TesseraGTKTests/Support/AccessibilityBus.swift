import CGTKTesting
import Foundation
import TestSupport
import Testing

/// A session bus with its own accessibility bus, and the objects of the programs on it.
@MainActor
final class AccessibilityBus {
  private let daemon: ProbeProgram
  private let bus: OpaquePointer
  /// The session bus, for `DBUS_SESSION_BUS_ADDRESS`.
  let address: String

  /// Starts both buses.
  init() async throws {
    daemon = try ProbeProgram(
      try ProbeProgram.path(of: "dbus-daemon"), ["--session", "--nofork", "--nopidfile", "--print-address=1"])
    let daemon = daemon
    try await wait("the address of a session bus") { daemon.text.contains("\n") || !daemon.isRunning }
    address = String(daemon.text.prefix { $0 != "\n" })
    var fault: UnsafeMutablePointer<CChar>?
    let bus = gtk_testing_open_accessibility(address, &fault)
    defer { g_free(fault) }
    if bus == nil { daemon.end() }
    let failureReason = fault.map { String(cString: $0) } ?? ""
    self.bus = try #require(
      bus, "no screen reader can be tried: install at-spi2-core (apt). \(failureReason)")
  }

  func close() {
    gtk_testing_close_accessibility(bus)
    daemon.end()
  }

  /// Returns all objects of the programs on the bus.
  func read() -> [AccessibleObject] {
    let text = gtk_testing_read_accessibility(bus)
    defer { g_free(text) }
    return text.map { String(cString: $0) }?.split(separator: "\n").map { AccessibleObject($0) } ?? []
  }

  /// Performs an action of an object. Returns `true` if the object offers the action.
  func perform(_ action: String, on object: AccessibleObject) -> Bool {
    guard let index = object.actions.firstIndex(of: action) else { return false }
    return gtk_testing_do_action(bus, object.busName, object.path, Int32(index)) != 0
  }

  /// Moves the keyboard focus to an object. Returns `true` if the object takes the focus.
  func focus(_ object: AccessibleObject) -> Bool {
    gtk_testing_grab_focus(bus, object.busName, object.path) != 0
  }
}

/// An accessible object as AT-SPI describes it.
struct AccessibleObject {
  let depth: Int
  let busName: String
  let path: String
  let role: Int
  let name: String
  let hint: String
  let states: UInt64
  let attributes: String
  let actions: [String]

  /// Parses a line of `gtk_testing_read_accessibility`.
  init(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    func field(_ index: Int) -> String { fields.indices.contains(index) ? fields[index] : "" }
    depth = Int(field(0)) ?? 0
    busName = field(1)
    path = field(2)
    role = Int(field(3)) ?? 0
    name = field(4)
    hint = field(5)
    states = UInt64(field(6)) ?? 0
    attributes = field(7)
    actions = field(8).split(separator: ",").map { String($0) }
  }

  /// The states, with the numbers of `AtspiStateType`.
  enum State: UInt64 {
    case expandable = 9
    case expanded = 10
    case focusable = 11
    case focused = 12
    case selectable = 22
    case selected = 23
  }

  func `is`(_ state: State) -> Bool { states & 1 << state.rawValue != 0 }
}

extension AccessibleObject: CustomStringConvertible {
  /// The name of the role as in `AtspiRole`, or its number if the tests do not need it.
  var roleName: String {
    let names = [
      7: "check box", 11: "combo box", 29: "label", 31: "list", 32: "list item", 40: "password",
      43: "push button", 52: "spin button", 55: "table", 56: "table cell", 61: "text", 65: "tree",
      83: "heading", 90: "table row", 91: "tree item",
    ]
    return names[role] ?? "\(role)"
  }

  /// A line such as `list item, selectable, selected: Anna`.
  var description: String {
    let states: [(State, String)] = [
      (.selectable, "selectable"), (.selected, "selected"), (.expandable, "expandable"),
      (.expanded, "expanded"), (.focused, "focused"),
    ]
    let words = [roleName] + states.filter { self.is($0.0) }.map { $0.1 }
    return words.joined(separator: ", ") + ": " + name
  }
}
