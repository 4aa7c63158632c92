import Tessera

/// Counts the messages that arrive below while the end of the content is off-screen.
final class NewMessages: Behavior {
  private var (count, told) = (0, 0)
  private var isAtEnd = true

  override init() {
    super.init()
    activePhases = .content
  }

  override func migrate(_ pairing: SnapshotPairing, _ issues: inout [Issue], _ engine: Engine) {
    guard engine.trait(NewMessagesTrait.self) != nil else {
      (count, told, isAtEnd, activePhases) = (0, 0, true, .content)
      return
    }
    activePhases = [.content, .finish]
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

/// Declares the handler of the count.
final class NewMessagesTrait: BehaviorTrait {
  let action: (Int) -> Void

  init(_ action: @escaping (Int) -> Void) { self.action = action }

  override func install(in engine: Engine) { engine.install { NewMessages() } }

  override var makesDifference: Bool { false }
}

extension Content {
  /// Performs an action when the number of unseen messages below changes; it is 0 at the end of the content.
  func onNewMessages(_ action: @escaping (_ count: Int) -> Void) -> Content {
    trait(NewMessagesTrait(action))
  }
}
