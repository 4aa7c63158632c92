import Benchmark
import Foundation
import Tessera
import TesseraDiff
import TesseraTesting

// Ordinary data: structs with a UUID, rows of one kind or of two, arrays made anew.

/// A message of a conversation.
struct Message: Identifiable, Equatable, Sendable {
  let id: UUID
  var text: String
  var isOwn: Bool

  static func list(_ count: Int) -> [Message] {
    (0..<count).map { Message(id: UUID(), text: "message number \($0)", isOwn: $0 % 3 == 0) }
  }
}

/// A message of another user.
private struct ReceivedCell: CanvasCell {
  var message: Message

  func draw(in canvas: inout Canvas) { canvas.text(message.text, in: canvas.bounds) }
}

/// A message of the user, which is two lines high.
private struct SentCell: CanvasCell {
  var message: Message

  static let sizing = Sizing.height(2 * TextMetrics.lineHeight)

  func draw(in canvas: inout Canvas) { canvas.text(message.text, in: canvas.bounds) }
}

extension Content where H == Headless {
  /// A row of one kind for each message.
  fileprivate static func messages(_ messages: [Message]) -> Content {
    Content { Section("messages") { ForEach(messages) { ReceivedCell(message: $0) } } }
  }

  /// A row of one of two kinds for each message.
  fileprivate static func conversation(_ messages: [Message]) -> Content {
    Content {
      Section("messages") {
        ForEach(messages) { message in
          if message.isOwn { SentCell(message: message) } else { ReceivedCell(message: message) }
        }
      }
    }
  }
}

/// An array and another one with the same messages, in storage of its own.
private struct Exchange: Sendable {
  var old: [Message]
  var new: [Message]

  init(_ count: Int, _ change: ([Message]) -> [Message]) {
    old = Message.list(count)
    new = change(old)
  }
}

/// Registers the frames of a conversation: its first one, and those after a change.
func registerConversation(_ count: Int) {
  let kinds: [(String, @Sendable ([Message]) -> Content<Headless>)] = [
    ("messages", { .messages($0) }), ("messages of two kinds", { .conversation($0) }),
  ]
  for (name, content) in kinds {
    register("first frame of \(name)", count, state: { Message.list(count) }) { meter, messages in
      var screen: Screen?
      meter.measure { screen = Screen(content(messages)) }
      blackHole(screen)
    }
    register("same \(name) again", count, state: { Message.list(count) }) { meter, messages in
      let screen = Screen(content(messages))
      meter.measure { screen.show(content(messages)) }
    }
    let changes: [(String, @Sendable ([Message]) -> [Message])] = [
      ("equal \(name) made anew", { $0.map { Message(id: $0.id, text: $0.text, isOwn: $0.isOwn) } }),
      ("append to \(name)", { $0 + Message.list(1) }),
      ("first of \(name) to the end", { Array($0.dropFirst()) + $0.prefix(1) }),
      ("reverse \(name)", { $0.reversed() }),
      ("shuffle \(name)", { $0.shuffled() }),
    ]
    for (name, change) in changes {
      register(name, count, state: { Exchange(count, change) }) { meter, exchange in
        let screen = Screen(content(exchange.old))
        meter.measure { screen.show(content(exchange.new)) }
      }
    }
    let same: (String, @Sendable ([Message]) -> [Message]) = ("same \(name)", { $0 })
    registerApplied(count, content, [same] + changes.prefix(2))
  }
  registerFloors(count)
}

/// Registers the frames that show what was declared and paired in the background. That is the part of the work that
/// blocks the main actor; it frees the old array, which nothing else holds.
private func registerApplied(
  _ count: Int, _ content: @escaping @Sendable ([Message]) -> Content<Headless>,
  _ changes: [(String, @Sendable ([Message]) -> [Message])]
) {
  for (title, change) in changes {
    register("\(title), applied", count, state: { Exchange(count, change) }) { meter, exchange in
      let screen = Screen(Content {})
      await screen.apply { content(exchange.old.map { Message(id: $0.id, text: $0.text, isOwn: $0.isOwn) }) }
      screen.update()
      await screen.apply { content(exchange.new) }
      meter.measure { screen.update() }
    }
  }
}

/// Registers the floors: the difference of the same arrays without an engine, and one pass over the array.
private func registerFloors(_ count: Int) {
  let changes: [(String, @Sendable ([Message]) -> [Message])] = [
    ("first to the end", { Array($0.dropFirst()) + $0.prefix(1) }), ("reverse", { $0.reversed() }),
    ("shuffle", { $0.shuffled() }),
  ]
  for (name, change) in changes {
    register("difference alone: \(name)", count, state: { Exchange(count, change) }) { meter, exchange in
      var moves = 0
      meter.measure {
        moves = LinearDifference(from: exchange.old, to: exchange.new).moves.count
      }
      blackHole(moves)
    }
  }
  register("one pass over messages", count, state: { Message.list(count) }) { meter, messages in
    var height = 0.0
    meter.measure {
      for message in messages {
        height += message.isOwn ? 2 * TextMetrics.lineHeight : TextMetrics.lineHeight
      }
    }
    blackHole(height)
  }
  registerRowLoops(count)
}

/// Registers loops by hand that do what a list of rows of two kinds has to do: call the closure of each row and ask the
/// result for its height, and search for equal ids.
private func registerRowLoops(_ count: Int) {
  // The loop does not know the closure, as an engine does not.
  let rows: [@Sendable (Message) -> MessageRow] = [
    { $0.isOwn ? .sent(SentCell(message: $0)) : .received(ReceivedCell(message: $0)) }
  ]
  for checksIDs in [false, true] {
    let name = "loop that makes each row" + (checksIDs ? " and checks ids" : "")
    register(name, count, state: { Message.list(count) }) { meter, messages in
      let row = rows[count % rows.count]
      var height = 0.0
      var duplicates = 0
      meter.measure {
        for message in messages { height += row(message).height }
        guard checksIDs else { return }
        var ids = Set<UUID>(minimumCapacity: messages.count)
        for message in messages where !ids.insert(message.id).inserted { duplicates += 1 }
      }
      blackHole(height)
      blackHole(duplicates)
    }
  }
}

/// A row of one of two kinds.
private enum MessageRow {
  case sent(SentCell)
  case received(ReceivedCell)

  var height: Double {
    switch self {
    case .sent: 2 * TextMetrics.lineHeight
    case .received: TextMetrics.lineHeight
    }
  }
}
