import TesseraLayout
import TesseraTesting
import Testing

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// A list of mails. Each has a leading flag action, and trailing move and delete actions.
@MainActor
final class Mails {
  var mails = ["a", "b", "c"]
  var done: [String] = []
  var onTap: [String] = []
  var canDelete = true
  var hasActions = true
  let collection: HeadlessCollection

  init(
    axis: Axis = .vertical, direction: LayoutDirection = .leftToRight, mode: SelectionMode = .multiple,
    at time: Double? = nil
  ) {
    let size = axis == .vertical ? Size(width: 240, height: 80) : Size(width: 80, height: 240)
    collection = HeadlessCollection(
      size: size,
      configuration: EngineConfiguration(overscan: 0, selectionMode: mode, direction: direction), at: time,
      content: Content {})
    self.axis = axis
    show()
  }

  private let axis: Axis

  func show() {
    let sizing = axis == .vertical ? Sizing.height(16) : .fixed(width: 24, height: 240)
    collection.show(
      Content(scrolling: axis) {
        Section("mails", layout: axis == .vertical ? .list() : .list().transposed()) {
          ForEach(mails, id: \.self) { mail in
            Label(mail).size(sizing).onTap { self.onTap.append(mail) }
              .contextAction("Read") { self.done.append("read \(mail)") }
              .swipeActions(
                leading: self.hasActions ? [ContextAction("Flag") { self.done.append("flag \(mail)") }] : [],
                trailing: self.hasActions
                  ? [
                    ContextAction("Delete", isDestructive: true, isEnabled: self.canDelete) {
                      self.delete(mail)
                    },
                    ContextAction("Move") { self.done.append("move \(mail)") },
                  ] : [])
          }
        }
      }
      .transitions(.standard))
  }

  private func delete(_ mail: String) {
    done.append("delete \(mail)")
    mails.removeAll { $0 == mail }
    show()
  }

  var engine: Engine { collection.engine }
  var open: OpenSwipe? { engine.openSwipe }
  var openID: ItemKey.Element? { open?.key.element }

  /// Presses on a mail and moves the pointer by distances in points along its line.
  func drag(_ row: Int, by distances: Double..., up: Bool = true) {
    var point = Point(x: 120, y: Double(row) * 16 + 8)
    collection.pointer(.down, at: point, time: 0)
    for distance in distances {
      point.x += distance
      collection.pointer(.moved, at: point, time: 0)
    }
    if up { collection.pointer(.up, at: point, time: 0) }
  }

  func text() -> [String] {
    collection.text().split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { String($0) }
  }
}
