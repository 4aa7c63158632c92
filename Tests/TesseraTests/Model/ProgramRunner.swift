import TesseraLayout
import TesseraTesting

@testable import Tessera

/// Runs a program on the engine and on the model side by side, and checks the laws after every transaction.
@MainActor
final class ProgramRunner {
  let overscan = 40.0
  let stage: Stage<Headless>
  let log = MeasureLog()
  var model = NaiveCollection()
  var mirror = MountMirror()
  var lifecycle = LifecycleMirror()
  /// What is on screen according to the model, with what it showed last.
  var shown: [NaiveCollection.Element: Item] = [:]
  /// Content that is asked for by the next cell that is made.
  var reentrant: [ModelSection]?
  var isTransacting = false

  init() {
    let configuration = EngineConfiguration(
      overscan: overscan, selectionMode: .multiple, poolLimit: 8, estimateSampleCount: 0,
      reportsLifecycle: true)
    stage = Stage(configuration: configuration)
  }

  /// Runs a program; the complaint about the first law that was broken, or nil.
  static func run(_ program: [Step]) -> String? {
    let runner = ProgramRunner()
    for (number, step) in program.enumerated() {
      if let complaint = runner.run(step) { return "step \(number), \(step):\n  \(complaint)" }
    }
    return nil
  }

  func run(_ step: Step) -> String? {
    switch step {
    case .show(let groups):
      stage.show(content(groups))
      return transact { self.keepAnchor(showing: groups) }
    case .showReentering(let first, let second):
      reentrant = second
      stage.show(content(first))
      if let complaint = transact({ self.keepAnchor(showing: first) }) { return complaint }
      if reentrant != nil {
        // Nothing had to be made, so nobody asked for the second content yet.
        reentrant = nil
        stage.show(content(second))
      }
      return transact { self.keepAnchor(showing: second) }
    case .scroll(let distance):
      stage.engine.scroll(by: Point(y: distance))
      return transact { self.scroll(by: distance) }
    case .scrollTo(let item, let group, let alignment):
      stage.engine.scroll(to: ItemID(item), inSection: ItemID(group), at: alignment)
      let element = NaiveCollection.Element(group: group, item: item)
      return transact { self.approach(element, alignment) } ?? visibilityComplaint(element)
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

  // MARK: Steps of the model; each gives the position that the viewport must have once sizes are known.

  func keepAnchor(showing groups: [ModelSection]) -> () -> Double {
    let old = model
    let anchors = old.anchor(shown: Set(shown.keys)).map { old.surviving($0, in: groups) } ?? []
    let partners = old.partners(in: groups)
    model.groups = groups
    model.measuredByWidth = old.measuredByWidth.mapValues { measured in
      var moved: [Place: Double] = [:]
      for (place, height) in measured {
        guard let partner = partners[place] else { continue }
        moved[partner] = height
      }
      return moved
    }
    return position(ofOneOf: anchors, otherwise: old.viewport.minY)
  }

  func scroll(by distance: Double) -> () -> Double {
    model.moveViewport(to: model.viewport.minY + distance)
    return position(of: model.anchor(shown: Set(shown.keys)), otherwise: model.viewport.minY)
  }

  func resize(_ width: Double, _ height: Double) -> () -> Double {
    let anchor = model.anchor(shown: Set(shown.keys))
    model.viewport.size = Size(width: width, height: height)
    return position(of: anchor, otherwise: model.viewport.minY)
  }

  func measure(_ place: Place, _ height: Double) -> String? {
    let element = NaiveCollection.Element(group: place.group, item: place.item)
    guard let cell = cell(element), model.item(place)?.kind == .native else { return nil }
    stage.engine.setMeasuredSize(Size(width: 10, height: height), of: cell.id)
    return transact {
      let anchor = self.model.anchor(shown: Set(self.shown.keys))
      self.model.measured[place] = height
      return self.position(of: anchor, otherwise: self.model.viewport.minY)
    }
  }

  func press(_ move: FocusMove) -> String? {
    guard stage.engine.moveFocus(move) else {
      return model.groups.contains { !$0.items.isEmpty } && stage.engine.focusedKey == nil
        && (move == .first || move == .last) ? "nothing can be focused" : nil
    }
    guard let element = stage.engine.focusedKey.map(Self.element) else { return "the focus is nowhere" }
    if model.frame(of: element) == nil { return "the focus is on \(element), which is not there" }
    return transact { self.approach(element, .nearest) } ?? visibilityComplaint(element)
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
      // Where exactly depends on the way; that the item is in view is checked by the caller.
      case .nearest: self.stage.engine.viewport.minY
      }
    }
  }

  /// An item that was scrolled to is in view, as far as it fits.
  func visibilityComplaint(_ element: NaiveCollection.Element) -> String? {
    guard let frame = model.frame(of: element), frame.height + 32 <= model.viewport.height else { return nil }
    let isInView = frame.minY >= model.viewport.minY - 0.01 && frame.maxY <= model.viewport.maxY + 0.01
    return isInView ? nil : "\(element) is at \(frame), out of \(model.viewport)"
  }

  /// The position that holds one of several anchors: the one that the engine has chosen, if it is among them.
  func position(ofOneOf anchors: [NaiveAnchor], otherwise position: Double) -> () -> Double {
    {
      let positions = anchors.map { self.position(of: $0, otherwise: position)() }
      let isChosen = { (position: Double) in
        var model = self.model
        model.moveViewport(to: position)
        return abs(model.viewport.minY - self.stage.engine.viewport.minY) < 0.01
      }
      return positions.first(where: isChosen) ?? positions.first ?? position
    }
  }

  func position(of anchor: NaiveAnchor?, otherwise position: Double) -> () -> Double {
    {
      guard let anchor, let frame = self.model.frame(of: anchor.element) else { return position }
      return frame.minY - anchor.distance
    }
  }

  // MARK: Names

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
      // A section of nothing but lines takes the way of uniform sizes.
      if isUniform {
        ForEach(group.items, id: { $0.id }) { [weak self] item in
          self?.reenter()
          return LineCell(item: item)
        }
      } else {
        ForEach(group.items, id: { $0.id }) { [weak self] item in
          self?.cell(item, in: group.id) ?? AnyCell(LineCell(item: item))
        }
      }
    }
    return group.header == .none
      ? section : section.header(pinned: group.header == .pinned) { LineCell(item: Item(id: -1)) }
  }

  func cell(_ item: Item, in group: String) -> AnyCell<Headless> {
    reenter()
    switch item.kind {
    case .line: return AnyCell(LineCell(item: item))
    case .own(let height): return AnyCell(LineCell(item: item).size(.height(height)))
    case .block: return AnyCell(BlockCell(group: group, item: item, log: log))
    case .native: return AnyCell(NativeCell(item: item), upcast: { $0 })
    }
  }

  func reenter() {
    guard isTransacting, let groups = reentrant else { return }
    reentrant = nil
    stage.show(content(groups))
  }
}
