import TestSupport
import TesseraLayout
import Testing

@testable import TesseraComponents
@testable import TesseraKernel

@Suite("Random components", .tags(.model))
struct ComponentModelTests {
  private static let blocks = (0..<UInt64(20)).sampled

  /// Tries a law for the seeds of a block, and records the smallest case that breaks it.
  private func check(_ block: UInt64, _ law: (LayoutCase) -> String?) {
    for seed in block * 100..<(block + 1) * 100 {
      var random = SeededGenerator(seed: seed)
      let failure = smallestFailure(
        of: LayoutCase.random(&random), by: LayoutCase.shrinkers, effort: 5_000, failureReason: law)
      guard let failure else { continue }
      Testing.Issue.record("seed \(seed): \(failure.failureReason)\n\(failure.value)")
      return
    }
  }

  @Test("Sizes and frames are those of a naive layout", arguments: blocks)
  func naive(block: UInt64) { check(block, failureOfNaiveLayout) }

  @Test(
    "A row of the measured height contains its nodes, and each node contains its children", arguments: blocks)
  func containment(block: UInt64) { check(block, failureOfContainment) }

  @Test("A row that is offered its own size has the same size", arguments: blocks)
  func idempotence(block: UInt64) { check(block, failureOfIdempotence) }

  @Test("A node draws nothing outside of its frame", arguments: blocks)
  func drawings(block: UInt64) { check(block, failureOfDrawings) }

  @Test("A part is drawn with the product of the opacities around it", arguments: blocks)
  func opacities(block: UInt64) { check(block, failureOfOpacities) }

  @Test("A tap hits the topmost control whose frame contains the point", arguments: blocks)
  func hits(block: UInt64) { check(block, failureOfHits) }

  @Test("Assistive technologies read the texts in the order in which they are drawn", arguments: blocks)
  func readingOrder(block: UInt64) { check(block, failureOfReadingOrder) }

  @Test("Equal components are equal cells with equal drawings", arguments: blocks)
  func equality(block: UInt64) { check(block, failureOfEquality) }

  @Test("Earlier measurements change neither sizes nor drawings", arguments: blocks)
  func history(block: UInt64) { check(block, failureOfHistory) }

  @Test("A row is at least as high as the host requires", arguments: blocks)
  func minimumHeight(block: UInt64) { check(block, failureOfMinimumHeight) }
}

// MARK: - Laws

/// A component with its cell, as laws compare it with the naive layout.
private struct Subject {
  let cell: ComponentCell<RandomComponent>
  let text: any TextMeasuring
  let naive: NaiveLayout

  init(_ value: LayoutCase) {
    cell = ComponentCell(value.component)
    text = value.host.text
    naive = NaiveLayout(value.component, text)
  }

  func measure(_ offered: Size) -> Size { cell.measure(offered: offered, text: text) }

  func frames(in size: Size) -> [Rect] { cell.tree.layout(for: text).frames(in: size) }

  func drawing(in size: Size) -> Drawing {
    var canvas = Canvas(size: size, measurer: text)
    cell.draw(in: &canvas)
    return canvas.drawing
  }

  /// Returns the sizes in which a list shows the row after offering a size: of the offered width, and no
  /// wider than necessary.
  func drawnSizes(offered: Size) -> [Size] {
    let measured = measure(offered)
    guard offered.width < Size.largestExtent, measured.width <= offered.width else { return [] }
    return [Size(width: offered.width, height: measured.height), measured]
  }
}

private func failureOfNaiveLayout(_ value: LayoutCase) -> String? {
  for size in value.sizes {
    let subject = Subject(value)
    let (measured, expected) = (subject.measure(size), subject.naive.measureRow(size))
    if !measured.isNear(expected) { return "measured \(measured) instead of \(expected)" }
    let fresh = Subject(value)
    let (frames, others) = (fresh.frames(in: size), fresh.naive.frames(in: size))
    if frames.count != others.count { return "\(frames.count) nodes instead of \(others.count)" }
    let largest = frames.map(\.largest).max() ?? 0
    for (index, frame) in frames.enumerated() where !frame.isNear(others[index], largest) {
      return "frame \(index) of \(fresh.cell.tree.nodes[index].kind) is \(frame) instead of \(others[index])"
    }
  }
  return nil
}

private func failureOfContainment(_ value: LayoutCase) -> String? {
  for offered in value.sizes {
    let subject = Subject(value)
    for size in subject.drawnSizes(offered: offered) {
      guard let root = subject.naive.root else { continue }
      let frames = subject.frames(in: size)
      let insets = subject.text.metrics.rowInsets
      if !frames[0].lies(in: Rect(size: size).inset(by: insets)) {
        return "\(frames[0]) is outside of the row"
      }
      let measured = subject.measure(offered)
      if size == measured, measured.height > subject.text.metrics.minimumRowHeight,
        !frames[0].isNear(Rect(size: size).inset(by: insets))
      {
        return "measured \(size) for a content of \(frames[0])"
      }
      if let failure = failureOfChildren(root, frames, subject.naive) { return failure }
    }
  }
  return nil
}

/// Checks that each node that says it fits into its frame has its children in that frame.
private func failureOfChildren(_ root: NaiveNode, _ frames: [Rect], _ naive: NaiveLayout) -> String? {
  var index = 0
  return visit(root)

  func visit(_ node: NaiveNode) -> String? {
    let frame = frames[index]
    index += 1
    let size = naive.size(of: node, frame.size)
    let fits = size.width <= frame.width + 1e-6 && size.height <= frame.height + 1e-6
    for child in node.children {
      if fits, !frames[index].lies(in: frame) {
        return "\(frames[index]) of \(child.kind) is outside of \(frame) of \(node.kind)"
      }
      if let failure = visit(child) { return failure }
    }
    return nil
  }
}

private func failureOfIdempotence(_ value: LayoutCase) -> String? {
  if NaiveLayout(value.component, value.host.text).root?.dependsOnOfferedHeight ?? false { return nil }
  for offered in value.sizes where offered.width < Size.largestExtent {
    let measured = Subject(value).measure(offered)
    guard measured.width <= offered.width, measured.height <= offered.height else { continue }
    let again = Subject(value).measure(measured)
    if !again.isNear(measured) { return "measured \(measured), and \(again) in that size" }
  }
  return nil
}

private func failureOfDrawings(_ value: LayoutCase) -> String? {
  for size in value.cellSizes {
    let subject = Subject(value)
    let frames = subject.frames(in: size)
    let layout = subject.cell.tree.layout(for: subject.text)
    for (index, node) in subject.cell.tree.nodes.enumerated() {
      var canvas = Canvas(size: size, measurer: subject.text)
      var kind = node.kind
      kind.draw(in: frames[index], layout, &canvas)
      if kind != node.kind { return "drawing has changed \(node)" }
      for command in canvas.drawing.commands where !(command.rect?.lies(in: frames[index]) ?? true) {
        return "\(command) is outside of \(frames[index])"
      }
    }
  }
  return nil
}

private func failureOfOpacities(_ value: LayoutCase) -> String? {
  var value = value
  value.host = .widgets
  let subject = Subject(value)
  let expected = subject.naive.root?.opacitiesOfParts(1) ?? []
  for size in value.cellSizes {
    var (groups, drawn) = (OpenGroups(), [Double]())
    for command in subject.drawing(in: size).commands {
      _ = groups.shows(command)
      switch command {
      case .text, .styledText, .control, .nativeView: drawn.append(groups.opacity)
      case .fill, .stroke, .image, .spinner, .beginGroup, .endGroup: break
      }
    }
    let isSame = drawn.count == expected.count && zip(drawn, expected).allSatisfy { abs($0 - $1) < 1e-9 }
    if !isSame { return "opacities \(drawn) instead of \(expected)" }
    if groups.count > 0 { return "a group has no end" }
  }
  return nil
}

private func failureOfHits(_ value: LayoutCase) -> String? {
  var random = SeededGenerator(seed: 1)
  for size in value.cellSizes {
    let subject = Subject(value)
    let nodes = subject.naive.root?.flattened ?? []
    let controls = zip(nodes, subject.naive.frames(in: size)).compactMap { node, frame in
      if case .control(let kind, let isEnabled) = node.kind { (kind, isEnabled, frame) } else { nil }
    }
    var points = (0..<8).map { _ in
      Point(x: .random(in: 0...size.width, using: &random), y: .random(in: 0...size.height, using: &random))
    }
    for (_, _, frame) in controls {
      points.append(Point(x: frame.minX + 0.37 * frame.width, y: frame.minY + 0.61 * frame.height))
    }
    // On an edge, and on a control without extent, rounding errors decide.
    for point in points where !controls.contains(where: { $0.2.hasEdge(near: point) }) {
      let hit = controls.lastIndex { $0.2.contains(point) }
      let expected = hit.map {
        controls[$0].1
          ? ControlEvent(control: $0, controls[$0].0) : ControlEvent(control: $0, change: .focus)
      }
      let event = subject.cell.event(at: point, in: size, state: [], text: subject.text)
      if event != expected {
        return "\(String(describing: event)) at \(point) instead of \(String(describing: expected))"
      }
    }
  }
  return nil
}

private func failureOfReadingOrder(_ value: LayoutCase) -> String? {
  var value = value
  value.host = .widgets
  let subject = Subject(value)
  let words = subject.drawing(in: value.cellSizes.first ?? .zero).commands.compactMap { command -> String? in
    switch command {
    case .text(let text, _, _): text.isEmpty ? nil : text
    case .styledText(let text, _): text.text.isEmpty ? nil : text.text
    case .control(let control, _): control.accessibilityLabel.isEmpty ? nil : control.accessibilityLabel
    case .nativeView(let view, _): view.accessibilityLabel.isEmpty ? nil : view.accessibilityLabel
    case .fill, .stroke, .image, .spinner, .beginGroup, .endGroup: nil
    }
  }
  let label = subject.cell.accessibility.label
  // A row that is nothing but a field is read by its label and its value.
  if let value = subject.cell.accessibility.value, words == [value] || words.isEmpty { return nil }
  // The number of a bar is only read.
  var read = " " + (label ?? "")
  for case .progress(let part, _) in subject.cell.tree.nodes.map(\.kind) {
    read = read.replacing(" \(Int((part * 100).rounded())) %", with: "")
  }
  return read.dropFirst() == words.joined(separator: " ")
    ? nil : "\(label ?? "nothing") is read, and \(words) are drawn"
}

private func failureOfEquality(_ value: LayoutCase) -> String? {
  let (subject, other) = (Subject(value), Subject(value))
  if subject.cell != other.cell { return "the cells are different" }
  for size in value.cellSizes where subject.drawing(in: size) != other.drawing(in: size) {
    return "the drawings are different"
  }
  return nil
}

private func failureOfHistory(_ value: LayoutCase) -> String? {
  let subject = Subject(value)
  let host = TestHost.allCases.first { $0 != value.host } ?? value.host
  for offered in value.sizes.flatMap({ sizes(around: $0, value) }) {
    let (measured, expected) = (subject.measure(offered), Subject(value).measure(offered))
    if !measured.isNear(expected) { return "measured \(measured) instead of \(expected) in \(offered)" }
    let drawn = Size(width: offered.width, height: min(offered.height, expected.height))
    let (frames, others) = (subject.frames(in: drawn), Subject(value).frames(in: drawn))
    let largest = frames.map(\.largest).max() ?? 0
    for (frame, other) in zip(frames, others) where !frame.isNear(other, largest) {
      return "\(frame) instead of \(other) in \(drawn)"
    }
    // Another host uses the same tree in between, but not always.
    guard offered.width > 300 else { continue }
    let elsewhere = subject.cell.measure(offered: offered, text: host.text)
    let fresh = ComponentCell(value.component).measure(offered: offered, text: host.text)
    if !elsewhere.isNear(fresh) { return "measured \(elsewhere) instead of \(fresh) on \(host)" }
  }
  return nil
}

/// Returns sizes that a row is offered in turn: a size, and others near the size that the row needs.
private func sizes(around offered: Size, _ value: LayoutCase) -> [Size] {
  let own = Subject(value).measure(offered)
  let changes = [(0.0, 0.0), (5, 0), (0, 50), (-5, 0), (0, -5)]
  return [offered] + changes.map { Size(width: own.width + $0, height: own.height + $1).sanitized } + [
    offered
  ]
}

private func failureOfMinimumHeight(_ value: LayoutCase) -> String? {
  for size in value.sizes {
    let subject = Subject(value)
    let measured = subject.measure(size)
    if measured.height < subject.text.metrics.minimumRowHeight { return "a height of \(measured.height)" }
    if !(measured.width >= 0 && measured.width < 1e15 && measured.height < 1e15) { return "\(measured)" }
  }
  return nil
}

extension NaiveNode {
  /// Whether a stack can need more height in its own height than in an unbounded one: several columns share
  /// the height equally, whatever they need, and a column that fills it has its bottom on the baseline of the
  /// texts beside it.
  fileprivate var dependsOnOfferedHeight: Bool {
    if case .stack(let axis, _, let alignment) = kind {
      let count = children.filter { $0.fills(.vertical) }.count
      if axis == .vertical, count > 1 { return true }
      if alignment == .firstBaseline || alignment == .lastBaseline, count > 0 { return true }
    }
    return children.contains(where: \.dependsOnOfferedHeight)
  }
}

extension NaiveNode {
  /// Returns the opacity of each text that is not empty, control and native view, in reading order.
  ///
  /// - Parameter outer: The opacity around the node.
  fileprivate func opacitiesOfParts(_ outer: Double) -> [Double] {
    switch kind {
    case .text(let text, _), .wholeText(let text, _): text.isEmpty ? [] : [outer]
    case .styledText(let text): text.text.isEmpty ? [] : [outer]
    case .control, .native: [outer]
    case .opacity(let own): children.flatMap { $0.opacitiesOfParts(outer * own) }
    default: children.flatMap { $0.opacitiesOfParts(outer) }
    }
  }
}

extension ControlEvent {
  fileprivate init(control index: Int, _ kind: Control.Kind) {
    switch kind {
    case .button: self.init(control: index, change: .press)
    case .toggle(_, let isOn): self.init(control: index, change: .turn(on: !isOn))
    // The programs have no steppers, menus and editors; ControlTests has them.
    case .textField, .textEditor, .stepper, .menu: self.init(control: index, change: .focus)
    }
  }
}

extension Drawing.Command {
  /// The rectangle in which the command draws; `nil` if it draws nothing.
  fileprivate var rect: Rect? {
    switch self {
    case .fill(let rect, _, _), .stroke(let rect, _, _, _), .text(_, let rect, _), .image(_, let rect),
      .styledText(_, let rect), .control(_, let rect), .nativeView(_, let rect), .spinner(_, let rect):
      rect
    case .beginGroup, .endGroup: nil
    }
  }
}
