import Benchmark
import Tessera
import TesseraTesting

/// An array and the same with one change, in storage of its own: what a program holds after `rows.append(…)`.
private struct Change: Sendable {
  var old: [Row]
  var new: [Row]

  init(_ count: Int, _ change: (inout [Row]) -> Void) {
    old = (0..<count).map { Row(id: $0) }
    new = old
    change(&new)
  }
}

/// A hundred arrays, and the same with a row changed in the first one: the others keep their storage.
private struct SectionChange: Sendable {
  var old: [[Row]]
  var new: [[Row]]

  init(_ count: Int) {
    let size = count / 100
    old = (0..<100).map { section in (section * size..<(section + 1) * size).map { Row(id: $0) } }
    new = old
    new[0][3].revision += 1
  }
}

/// Frames in which the content changes; the screen stands at the start.
func registerChanging(_ count: Int) {
  register("same array again", count, state: { (0..<count).map { Row(id: $0) } }) { meter, rows in
    let screen = Screen(.rows(rows))
    meter.measure { screen.show(.rows(rows)) }
  }
  register("append to numbers", count, state: { count }) { meter, count in
    let screen = Screen(.numbers(count))
    meter.measure { screen.show(.numbers(count + 1)) }
  }
  register("append to an array", count, state: { Change(count) { $0.append(Row(id: $0.count)) } }) {
    meter, change in
    let screen = Screen(.rows(change.old))
    meter.measure { screen.show(.rows(change.new)) }
  }
  register("update a row in one of 100 sections", count, state: { SectionChange(count) }) { meter, change in
    let screen = Screen(.sections(change.old))
    meter.measure { screen.show(.sections(change.new)) }
  }
  register("update a row in view", count, state: { Change(count) { $0[3].revision += 1 } }) { meter, change in
    let screen = Screen(.rows(change.old))
    meter.measure { screen.show(.rows(change.new)) }
  }
  register("insert a row at the start", count, state: { Change(count) { $0.insert(Row(id: -1), at: 0) } }) {
    meter, change in
    let screen = Screen(.rows(change.old))
    meter.measure { screen.show(.rows(change.new)) }
  }
}
