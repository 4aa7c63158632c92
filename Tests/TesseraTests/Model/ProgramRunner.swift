import TesseraLayout
import TesseraTesting

import Tessera
@_spi(Behaviors) @testable import TesseraKernel

/// Runs a program on the engine and the model side by side, and checks the laws after every transaction.
@MainActor
final class ProgramRunner {
  let overscan = 40.0
  let stage: Stage<Headless>
  let log = MeasureLog()
  var model = NaiveCollection()
  var mirror = MountMirror()
  var lifecycle = LifecycleMirror()
  /// The elements on screen according to the model, with their most recent items.
  var shown: [NaiveCollection.Element: Item] = [:]
  /// Content that the next created cell shows.
  var reentrant: [ModelSection]?
  var isTransacting = false
  /// The anchor policy and the edge threshold.
  let policy: AnchorPolicy
  let edgeThreshold: Double
  /// Whether content has been visible.
  var hasShown = false
  var time = 0.0
  /// The focused element before the transaction, which may move it to another section.
  var focused: NaiveCollection.Element?
  var scrollAnimation: ModelScrollAnimation?

  init(_ policy: AnchorPolicy, edgeThreshold: Double) {
    (self.policy, self.edgeThreshold) = (policy, edgeThreshold)
    let configuration = EngineConfiguration(
      overscan: overscan, anchoring: policy, selectionMode: .multiple, poolLimit: 8, estimateSampleCount: 0,
      reportsLifecycle: true, edgeThreshold: edgeThreshold)
    stage = Stage(configuration: configuration)
  }

  /// Runs a program. Returns an error message about the first violated law; `nil` if all laws hold.
  static func run(_ program: [Step]) -> String? {
    var runner = ProgramRunner(.item, edgeThreshold: 0)
    for case .anchoring(let policy, let threshold) in program {
      runner = ProgramRunner(policy, edgeThreshold: threshold)
    }
    for (number, step) in program.enumerated() {
      if let failureReason = runner.run(step) { return "step \(number), \(step):\n  \(failureReason)" }
    }
    return nil
  }

  func run(_ step: Step) -> String? {
    switch step {
    case .anchoring: return nil
    case .wait(let seconds):
      time += seconds
      return transact { { self.model.viewport.minY } }
    case .fly(let item, let group, let alignment, let duration):
      return fly(to: NaiveCollection.Element(group: group, item: item), alignment, duration)
    case .show(let groups):
      stage.show(content(groups).transitions(.none))
      return transact { self.keepAnchor(showing: groups) }
    case .showReentering(let first, let second):
      reentrant = second
      stage.show(content(first).transitions(.none))
      if let failureReason = transact({ self.keepAnchor(showing: first) }) { return failureReason }
      if reentrant != nil {
        // No cell was created, so none has shown the second content yet.
        reentrant = nil
        stage.show(content(second).transitions(.none))
      }
      return transact { self.keepAnchor(showing: second) }
    case .scroll(let distance):
      stage.engine.scroll(by: Point(y: distance))
      if distance != 0 { scrollAnimation = nil }
      return transact { self.scroll(by: distance) }
    case .scrollTo(let item, let group, let alignment):
      stage.engine.scroll(to: ItemID(item), inSection: ItemID(group), at: alignment)
      let element = NaiveCollection.Element(group: group, item: item)
      guard model.frame(of: element) != nil else {
        return transact { self.keepAnchor(showing: self.model.groups) }
      }
      scrollAnimation = nil
      let old = model.viewport.minY
      return transact {
        let position = self.approach(element, alignment)
        return {
          // Measurements on arrival change the path; the visibility of the item is checked below.
          alignment == .nearest && self.log.measured.isEmpty ? self.nearest(to: old, element) : position()
        }
      } ?? visibilityFailure(element)
    case .resize(let width, let height):
      stage.engine.resize(to: Size(width: width, height: height))
      return transact { self.resize(width, height) }
    case .measure(let item, let group, let height):
      return measure(Place(group: group, item: item), height)
    case .tap(let item, let group):
      guard let cell = cell(.init(group: group, item: item)) else { return nil }
      stage.engine.activate(cell.id)
      return transact { self.keepAnchor(showing: self.model.groups) }
    case .press(let move):
      return press(move)
    }
  }

  // MARK: - Model steps that return the required viewport position once sizes are known

  func keepAnchor(showing groups: [ModelSection]) -> () -> Double {
    let old = model
    let nearness = nearness(threshold: edgeThreshold)
    let anchors = anchor().map { old.surviving($0, in: groups) } ?? []
    let matches = old.matches(in: groups)
    let survivor = old.survivor(of: scrollAnimation?.destination, in: groups)
    scrollAnimation?.adopt(survivor)
    model.groups = groups
    model.measuredByWidth = old.measuredByWidth.mapValues { measured in
      var moved: [Place: Double] = [:]
      for (place, height) in measured {
        guard let match = matches[place] else { continue }
        moved[match] = height
      }
      return moved
    }
    let hasChanged = !model.hasSameOrder(as: old) || model.contentHeight != old.contentHeight
    return position(ofOneOf: anchors, otherwise: old.viewport.minY, nearness, hasChanged: hasChanged)
  }

  func scroll(by distance: Double) -> () -> Double {
    model.moveViewport(to: model.viewport.minY + distance)
    return position(
      ofOneOf: [anchor()].compactMap { $0 }, otherwise: model.viewport.minY, nearness(threshold: 0))
  }

  func resize(_ width: Double, _ height: Double) -> () -> Double {
    let anchor = anchor()
    let isResized = model.viewport.size != Size(width: width, height: height)
    if isResized { scrollAnimation?.isDiverted = true }
    let nearness = nearness(threshold: isResized ? edgeThreshold : 0)
    model.viewport.size = Size(width: width, height: height)
    return position(
      ofOneOf: [anchor].compactMap { $0 }, otherwise: model.viewport.minY, nearness, hasChanged: isResized)
  }

  func measure(_ place: Place, _ height: Double) -> String? {
    let element = NaiveCollection.Element(group: place.group, item: place.item)
    guard let cell = cell(element), model.item(place)?.kind == .native else { return nil }
    stage.engine.setMeasuredSize(Size(width: 10, height: height), of: cell.id)
    return transact {
      let nearness = self.nearness(threshold: self.edgeThreshold)
      let anchor = self.anchor().map { self.model.anchor($0, measuring: place, as: height) }
      let hasChanged = self.model.measured[place].map { $0 != height } ?? false
      if self.model.measured[place] != height { self.scrollAnimation?.isDiverted = true }
      self.model.measured[place] = height
      return self.position(
        ofOneOf: [anchor].compactMap { $0 }, otherwise: self.model.viewport.minY, nearness,
        hasChanged: hasChanged)
    }
  }

  func press(_ move: FocusMove) -> String? {
    guard stage.engine.moveFocus(move) else {
      return model.groups.contains { !$0.items.isEmpty } && stage.engine.focusedKey == nil
        && (move == .first || move == .last) ? "nothing can be focused" : nil
    }
    guard let element = stage.engine.focusedKey.map(Self.element) else { return "the focus is nowhere" }
    if model.frame(of: element) == nil { return "the focus is on \(element), which is not there" }
    scrollAnimation = nil
    return transact { self.approach(element, .nearest) } ?? visibilityFailure(element)
  }

  func approach(
    _ element: NaiveCollection.Element, _ alignment: ScrollAlignment
  ) -> () -> Double {
    guard model.frame(of: element) != nil else { return keepAnchor(showing: model.groups) }
    return {
      guard let frame = self.model.frame(of: element) else { return 0 }
      let isPinned = self.model.groups.contains { $0.id == element.group && $0.header == .pinned }
      return switch alignment {
      case .start: frame.minY - (isPinned ? NaiveCollection.headerHeight : 0)
      case .center: frame.minY - (self.model.viewport.height - frame.height) / 2
      case .end: frame.maxY - self.model.viewport.height
      // The exact position depends on the path; the caller checks that the item is visible.
      case .nearest: self.stage.engine.viewport.minY
      }
    }
  }

  /// Returns the smallest scroll that makes an item visible.
  private func nearest(to position: Double, _ element: NaiveCollection.Element) -> Double {
    guard let frame = model.frame(of: element) else { return position }
    let start = frame.minY - model.coveredHeight(for: element)
    let end = frame.maxY - model.viewport.height
    return max(min(position, start), min(end, start))
  }

  /// Checks that an item that was scrolled to is visible if it fits.
  func visibilityFailure(_ element: NaiveCollection.Element) -> String? {
    guard let frame = model.frame(of: element), frame.height + 32 <= model.viewport.height else { return nil }
    let isInView = frame.minY >= model.viewport.minY - 0.01 && frame.maxY <= model.viewport.maxY + 0.01
    return isInView ? nil : "\(element) is at \(frame), out of \(model.viewport)"
  }

  // MARK: - Names

  /// The cells on screen or near it, from top to bottom.
  var onScreen: [LiveCell] { stage.engine.nearCells.sorted { $0.path < $1.path } }

  func cell(_ element: NaiveCollection.Element) -> LiveCell? {
    onScreen.first { Self.element($0.key) == element }
  }

  static func element(_ key: ItemKey) -> NaiveCollection.Element {
    guard case .item(let id, _) = key.element else {
      return NaiveCollection.Element(group: key.section.id.description, item: nil)
    }
    return NaiveCollection.Element(group: key.section.id.description, item: Int(id.description))
  }

  func content(_ groups: [ModelSection]) -> Content<Headless> {
    Content {
      for group in groups { section(group) }
    }
  }

  func section(_ group: ModelSection) -> Section<Headless> {
    let layout: Layout =
      switch group.layout {
      case .list: .list()
      case .spaced: .list(spacing: 5)
      case .grid: .grid(columns: .count(3), spacing: 4)
      }
    let isUniform = group.items.allSatisfy { $0.kind == .line }
    let section = Section<Headless>(group.id, layout: layout) {
      // A section that contains only lines takes the code path of uniform sizes.
      if group.keying == .cells {
        for item in group.items { cell(item, in: group.id) }
      } else if isUniform {
        keyed(
          ForEach(group.items, id: { $0.id }) { [weak self] item in
            self?.reenter()
            return LineCell(item: item)
          }, as: group.keying)
      } else {
        keyed(
          ForEach(group.items, id: { $0.id }) { [weak self] item in
            self?.cell(item, in: group.id) ?? AnyCell(LineCell(item: item))
          }, as: group.keying)
      }
    }
    let declared = group.keying == .bySection ? section.identityScope(.section) : section
    return group.header == .none
      ? declared : declared.header(pinned: group.header == .pinned) { LineCell(item: Item(id: -1)) }
  }

  private func keyed<Data, ID, Row>(
    _ items: ForEach<Data, ID, Row>, as keying: ModelSection.Keying
  ) -> ForEach<Data, ID, Row> {
    keying == .inSection ? items.identityScope(.section) : items
  }

  func cell(_ item: Item, in group: String) -> AnyCell<Headless> {
    reenter()
    // An id on a cell of a `ForEach` has no effect.
    switch item.kind {
    case .line: return AnyCell(LineCell(item: item).id(item.id))
    case .own(let height): return AnyCell(LineCell(item: item).size(.height(height)).id(item.id))
    case .block: return AnyCell(BlockCell(group: group, item: item, log: log).id(item.id))
    case .native: return AnyCell(NativeCell(item: item).id(item.id), upcast: { $0 })
    }
  }

  func reenter() {
    guard isTransacting, let groups = reentrant else { return }
    reentrant = nil
    stage.show(content(groups).transitions(.none))
  }
}
