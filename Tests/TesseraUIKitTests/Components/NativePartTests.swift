#if !canImport(ObjectiveC)
import TesseraUIKit
import Testing
import UIKit

/// Views of an app's own cells as parts of components.
@MainActor
@Suite("Native parts of components", .simulated)
struct NativePartTests {
  init() { Simulation.reset() }

  /// A switch: a cell with a view of its own.
  private struct SwitchCell: Cell {
    var isOn: Bool
    static let sizing = Sizing(width: .fit, height: .fit)

    enum Event { case turned(Bool) }

    final class View: UISwitch {
      var sender: EventSender<SwitchCell.Event>?

      func turn() { sender?.send(.turned(isOn)) }
    }

    func makeView() -> View {
      let view = View()
      view.addAction(UIAction { [weak view] _ in view?.turn() }, for: .valueChanged)
      return view
    }

    func connect(_ view: View, to sender: EventSender<Event>) { view.sender = sender }
    func update(_ view: View, state: CellState) { view.isOn = isOn }
  }

  private func rows() -> Form {
    Form { form in
      Content {
        Section("rows") {
          HStack {
            Text("Alarm")
            Spacer()
            NativePart(
              SwitchCell(isOn: form.isOn).onEvent { event in
                guard case .turned(let isOn) = event else { return }
                form.log.note(isOn ? "on" : "off")
                if form.accepts { form.isOn = isOn }
              }
            )
            .disabled(form.isDisabled)
          }
          .onTap { form.log.note("row") }
        }
      }
    }
  }

  @Test("A view stands at its place with the size that it needs, and remains through updates")
  func place() throws {
    let form = rows()
    let view = try #require(form.view.shown(UISwitch.self).first)
    #expect(view.frame.size == view.intrinsicContentSize)
    #expect(abs(view.convert(view.bounds, to: form.view).maxX - (320 - 16)) < 1e-6)
    form.isOn = true
    form.screen.settle()
    #expect(view.isOn && form.view.shown(UISwitch.self).first === view)
  }

  @Test("An event goes to the handler that was declared last, and is no tap on the row")
  func events() throws {
    let form = rows()
    let view = try #require(form.view.shown(UISwitch.self).first)
    form.tap(view)
    #expect(form.log.take() == ["on"])
    form.tap(view)
    #expect(form.log.take() == ["off"])
    form.tap(x: 40, y: 20)
    #expect(form.log.take() == ["row"])
  }

  @Test("VoiceOver finds the view after the texts of its row")
  func accessibility() throws {
    let form = rows()
    let view = try #require(form.view.shown(UISwitch.self).first)
    let elements = Simulation.accessibilityElements(in: form.view)
    #expect(elements.count == 2)
    #expect(elements.first?.accessibilityLabel == "Alarm" && elements.last === view)
  }

  @Test("A disabled part does nothing")
  func disabled() throws {
    let form = rows()
    form.isDisabled = true
    form.screen.settle()
    let view = try #require(form.view.shown(UISwitch.self).first)
    form.tap(view)
    #expect(!view.isOn)
  }

  @Test("An adapter of a table shows the view and calls the handler")
  func adapter() throws {
    let log = EventLog()
    let table = UITableView(frame: .zero, style: .plain)
    let adapter = TableViewAdapter(table)
    let screen = TestWindow(table, width: 320, height: 480)
    adapter.show(
      Content {
        Section("rows") {
          HStack {
            Text("Alarm")
            SwitchCell(isOn: false).onEvent { _ in log.note("turned") }
          }
        }
      })
    screen.settle()
    let view = try #require(table.shown(UISwitch.self).first)
    Simulation.tap(view)
    screen.wait(1)
    #expect(log.take() == ["turned"])
  }
}
#endif
