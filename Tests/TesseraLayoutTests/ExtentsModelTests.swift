import Testing

@testable import TesseraLayout
import TestSupport

/// Random changes compared with an array of units after each step.
@Suite("Random changes of extents", .tags(.model))
struct ExtentsModelTests {
  @Test("Random changes of few runs agree with the model", arguments: (0..<UInt64(40)).sampled)
  func smallPrograms(_ block: UInt64) {
    for seed in (block * 50)..<(block * 50 + 50) {
      if let failure = ExtentsProgram(seed: seed).run(start: 0...20, steps: 20) {
        Issue.record("\(failure)")
        return
      }
    }
  }

  /// Enough runs for two levels.
  @Test(
    "Random changes of hundreds of runs agree with the model", arguments: (10_000..<UInt64(10_060)).sampled)
  func middlePrograms(_ seed: UInt64) {
    if let failure = ExtentsProgram(seed: seed).run(start: 200...900, steps: 40) {
      Issue.record("\(failure)")
    }
  }

  /// Enough runs for three levels.
  @Test(
    "Random changes of thousands of runs agree with the model", arguments: (20_000..<UInt64(20_010)).sampled)
  func largePrograms(_ seed: UInt64) {
    if let failure = ExtentsProgram(seed: seed).run(start: 5000...9000, steps: 30) {
      Issue.record("\(failure)")
    }
  }
}

/// A random program: the tree, the model, and the steps so far as lines of Swift.
private struct ExtentsProgram {
  let seed: UInt64
  private var random: SeededGenerator
  private var extents = Extents()
  private var model: [Int64] = []
  private var log: [String] = []

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  /// Runs the program and returns the failure as a program that reproduces it; `nil` if there is none.
  func run(start: ClosedRange<Int>, steps: Int) -> String? {
    var program = self
    program.fill(runs: program.random.int(start))
    for _ in 0..<steps {
      let copy = program.extents
      let copied = program.model
      program.step()
      if let problem = program.check() ?? program.checkCopy(copy, copied) {
        return "seed \(seed): \(problem)\n" + program.log.joined(separator: "\n")
      }
    }
    return nil
  }

  private mutating func extent() -> Double {
    random.chance(60) ? random.pick([0, 10, 20]) : random.extent(wild: random.chance(5))
  }

  /// Fills the tree; for half of the programs, it is built at once.
  private mutating func fill(runs: Int) {
    var built = ExtentRuns()
    let atOnce = random.chance(50)
    for _ in 0..<runs {
      let count = random.chance(80) ? 1 : random.int(1...5)
      let value = random.chance(20) ? 10 : Double(random.int(0...5000)) / 7
      if atOnce {
        built.append(count: count, length: FixedLength(value))
      } else {
        extents.append(count: count, extent: value)
        log.append("extents.append(count: \(count), extent: \(value))")
      }
      model += Array(repeating: units(value), count: count)
    }
    if atOnce {
      extents = Extents(built)
      log.append("extents = Extents(\(built.runs))")
    }
  }

  private mutating func step() {
    let value = extent()
    let index = random.int(-1...(model.count + 1))
    switch random.int(0...12) {
    case 0...3:
      log.append("extents.replace(at: \(index), with: \(value))")
      extents.replace(at: index, with: value)
      if model.indices.contains(index) { model[index] = units(value) }
    case 4...6:
      let count = random.chance(70) ? random.int(0...3) : random.int(1...40)
      log.append("extents.insert(count: \(count), extent: \(value), at: \(index))")
      extents.insert(count: count, extent: value, at: index)
      model.insert(
        contentsOf: Array(repeating: units(value), count: count), at: max(0, min(index, model.count)))
    case 7:
      let count = random.int(0...5)
      log.append("extents.append(count: \(count), extent: \(value))")
      extents.append(count: count, extent: value)
      model += Array(repeating: units(value), count: count)
    case 8:
      let runs = (0..<random.int(0...4)).map { _ in (count: random.int(-1...4), extent: extent()) }
      let range = max(0, index)..<(max(0, index) + random.int(0...30))
      log.append("extents.replace(\(range), with: \(runs))")
      extents.replace(range, with: runs)
      let new = runs.flatMap { Array(repeating: units($0.extent), count: max(0, $0.count)) }
      model.replaceSubrange(range.clamped(to: 0..<model.count), with: new)
    case 9, 10:
      let length = random.chance(70) ? random.int(0...4) : random.int(0...max(1, model.count))
      let range = max(0, index)..<(max(0, index) + length)
      let destination = random.int(-1...(model.count + 1))
      log.append("extents.move(\(range), to: \(destination))")
      extents.move(range, to: destination)
      let existing = range.clamped(to: 0..<model.count)
      let moved = model[existing]
      model.removeSubrange(existing)
      model.insert(contentsOf: moved, at: max(0, min(destination, model.count)))
    default:
      let length = random.chance(70) ? random.int(0...4) : random.int(0...max(1, model.count))
      let range = max(0, index)..<(max(0, index) + length)
      log.append("extents.remove(\(range))")
      extents.remove(range)
      model.removeSubrange(range.clamped(to: 0..<model.count))
    }
  }

  private mutating func check() -> String? {
    if let problem = extents.tree.checkInvariants() { return problem }
    if extents.count != model.count { return "count \(extents.count), not \(model.count)" }
    if extents.largest != points(model.max() ?? 0) { return "largest \(extents.largest)" }
    let sums = model.reduce(into: [Int64(0)]) { $0.append(min($0[$0.count - 1] + $1, 1 << 53)) }
    if extents.total != points(sums[model.count]) { return "total \(extents.total)" }
    for _ in 0..<6 {
      let index = random.int(0...model.count)
      if extents.offset(of: index) != points(sums[index]) { return "offset of \(index)" }
      if index < model.count, extents.extent(at: index) != points(model[index]) {
        return "extent at \(index)"
      }
      let other = random.int(0...model.count)
      let range = min(index, other)..<max(index, other)
      if extents.largest(in: range).units != model[range].max() ?? 0 { return "largest in \(range)" }
      let jitter = random.pick([0, 0.001, -0.001, 3, -3])
      let offset = extents.offset(of: index) + jitter
      if extents.index(at: offset) != expectedIndex(at: offset, sums) { return "index at \(offset)" }
    }
    return nil
  }

  private func checkCopy(_ copy: Extents, _ copied: [Int64]) -> String? {
    let flat = copy.runs.flatMap { Array(repeating: $0.length.units, count: $0.count) }
    return flat == copied ? nil : "a copy made before the step has changed"
  }

  /// Returns the item that begins at or before the offset and ends after it, otherwise the nearest item with
  /// an extent.
  private func expectedIndex(at offset: Double, _ sums: [Int64]) -> Int {
    let begins = { (index: Int) in points(sums[index]) }
    let solid = model.indices.filter { sums[$0] < sums[$0 + 1] }
    return solid.first { begins($0) <= offset && offset < begins($0 + 1) }
      ?? (offset < 0 ? solid.first : solid.last) ?? 0
  }

  private func units(_ extent: Double) -> Int64 {
    guard extent > 0 else { return 0 }
    return extent > 8_796_093_022_208 ? 1 << 53 : Int64((extent * 1024).rounded())
  }

  private func points(_ units: Int64) -> Double { Double(units) / 1024 }
}
