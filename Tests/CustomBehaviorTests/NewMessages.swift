import Tessera

/// Counts the messages that have come below while the end of the content was out of view.
final class NewMessages: Behavior {
  private var (count, told) = (0, 0)
  private var isAtEnd = true

  override init() {
    super.init()
    awake = .content
  }

  override func adopt(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    guard engine.trait(NewMessagesTrait.self) != nil else {
      (count, told, isAtEnd, awake) = (0, 0, true, .content)
      return
    }
    awake = [.content, .finish]
    let section = engine.sectionCount - 1
    guard !isAtEnd, section >= 0 else { return }
    let items = (0..<engine.itemCount(inSection: section)).reversed()
    count += items.prefix { pairing.oldPath(ofNew: .item($0, in: section)) == nil }.count
  }

  override func finish(_ transaction: inout Transaction, _ engine: Engine) {
    let rest = engine.contentSize[engine.axis] - engine.viewport.max(engine.axis)
    isAtEnd = rest < 1
    if isAtEnd { count = 0 }
    guard count != told, let mark = engine.trait(NewMessagesTrait.self) else { return }
    told = count
    engine.enqueue { [count] in mark.action(count) }
  }
}

/// Declares who is told.
final class NewMessagesTrait: BehaviorTrait {
  let action: (Int) -> Void

  init(_ action: @escaping (Int) -> Void) { self.action = action }

  override func install(in engine: Engine) { engine.install { NewMessages() } }

  override var makesDifference: Bool { false }
}

extension Content {
  /// Acts when the number of messages changes that have come below and were not seen yet: 0 once the end is in view.
  func onNewMessages(_ action: @escaping (_ count: Int) -> Void) -> Content {
    trait(NewMessagesTrait(action))
  }
}
