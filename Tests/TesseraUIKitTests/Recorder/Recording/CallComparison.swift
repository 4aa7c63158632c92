#if canImport(UIKit)
/// Compares a sequence of calls with an expected one.
struct CallComparison {
  let expected: [String]
  let recorded: [String]

  /// A message for all missing calls, one for all additional calls, and one if the others are in another
  /// order.
  var messages: [String] {
    let missing = surplus(of: expected, over: recorded)
    let additional = surplus(of: recorded, over: expected)
    var messages: [String] = []
    if !missing.isEmpty { messages.append("missing calls: " + missing.joined(separator: ", ")) }
    if !additional.isEmpty { messages.append("additional calls: " + additional.joined(separator: ", ")) }
    let (old, new) = (removing(missing, from: expected), removing(additional, from: recorded))
    if let place = old.indices.first(where: { old[$0] != new[$0] }) {
      messages.append(
        "another order of calls: call \(place + 1) of \(old.count) is \(new[place]), expected \(old[place])")
    }
    return messages
  }

  /// Returns the calls that one sequence has more often than another, the last ones of a kind.
  private func surplus(of calls: [String], over others: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for call in others { counts[call, default: 0] += 1 }
    return calls.filter { call in
      counts[call, default: 0] -= 1
      return counts[call, default: 0] < 0
    }
  }

  /// Removes calls, the last ones of each kind.
  private func removing(_ gone: [String], from calls: [String]) -> [String] {
    var counts: [String: Int] = [:]
    for call in gone { counts[call, default: 0] += 1 }
    return calls.reversed().filter { call in
      guard let count = counts[call], count > 0 else { return true }
      counts[call] = count - 1
      return false
    }.reversed()
  }
}
#endif
