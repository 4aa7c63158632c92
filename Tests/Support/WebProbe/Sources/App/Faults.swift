import TesseraWeb

// The content of the tests of the focus, and of changes that the app does not accept.

/// The state of the content of this file.
struct ControlState {
  var (turned, guests, calls) = (-1, 2, 0)
  var digits = (text: "", hasOthers: false)
  var capitals = ""
  var stops = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
}

nonisolated(unsafe) var state = ControlState()

extension Probe {
  /// Shows rows with a check box and a button, which have the focus too.
  func showTasks() {
    list.show(
      Content {
        Section("tasks") {
          ForEach(0..<100) { number in
            HStack {
              Toggle("Task " + number.description, isOn: state.turned == number) { isOn in
                state.turned = isOn ? number : -1
                self.showTasks()
              }
              Spacer()
              Button("Delete") { self.tapped = 100 + number }
            }
            .onTap { self.tapped = number }
          }
        }
      })
  }

  /// Shows controls whose handlers accept no change or only some.
  func showRefusals() {
    list.show(
      Content {
        Section("form") {
          Toggle("Never", isOn: false) { isOn in self.tapped = isOn ? 1 : 0 }.id(1)
          Menu(["One", "Two"], selected: 0) { self.tapped = 10 + $0 }.id(2)
          HStack {
            Text("Guests " + state.guests.description + ", call " + state.calls.description)
            Stepper(state.guests, in: 1...8) { guests in
              state.guests = guests
              self.showRefusals()
            }
          }
          .id(3)
          VStack {
            if state.digits.hasOthers { Text("Only digits") }
            TextField("Digits", text: state.digits.text) { text in
              state.digits = (text.filter { "0"..."9" ~= $0 }, !text.allSatisfy { "0"..."9" ~= $0 })
              self.showRefusals()
            }
          }
          .id(4)
          TextField("Capitals", text: state.capitals) { text in
            state.capitals = text.utf8.reduce(into: "") { result, byte in
              let isSmall = UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
              result.unicodeScalars.append(Unicode.Scalar(isSmall ? byte - 32 : byte))
            }
            self.showRefusals()
          }
          .id(5)
        }
      })
  }

  /// Shows rows that can be reordered and have the focus.
  func showMovable() {
    list.show(
      Content {
        Section("rows") {
          ForEach(state.stops, id: { $0 }) { text in
            Row(text: text).reorderable().onTap { self.tapped = 0 }
          }
        }
      }
      .onReorder { move in
        state.stops.apply(move) { $0 }
        self.showMovable()
      })
  }
}

/// Shows rows with a check box and a button.
@_expose(wasm, "show_tasks")
@_cdecl("show_tasks")
public func showTasks() { probe?.showTasks() }

/// Shows controls whose handlers do not accept every change.
@_expose(wasm, "show_refusals")
@_cdecl("show_refusals")
public func showRefusals() {
  state.calls += 1
  probe?.showRefusals()
}

/// Returns the number of the stepper.
@_expose(wasm, "guests")
@_cdecl("guests")
public func guests() -> Int32 { Int32(state.guests) }

/// Shows rows that can be reordered.
@_expose(wasm, "show_movable")
@_cdecl("show_movable")
public func showMovable() { probe?.showMovable() }
