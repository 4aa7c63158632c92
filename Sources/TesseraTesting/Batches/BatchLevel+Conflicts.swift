import TesseraDiff

extension BatchLevel {
  /// Adds all changes to the claims and drops moves that are listed twice. Returns the violations of C10,
  /// C11, C12 and I6: repeated claims.
  mutating func claimPlaces() -> [BatchViolation] {
    var found: [BatchViolation] = []
    for number in deletes { claim(.delete, of: number, as: "deleted", &found) }
    for number in reloads { claim(.reload, of: number, as: "reloaded", &found) }
    for number in inserts where !new.claims[number].insert(.insert).inserted {
      found.append(
        BatchViolation(rule: .c12, explanation: "\(new.name(number)) is inserted twice", severity: .strict))
    }
    claimMoves(&found)
    return found
  }

  private mutating func claim(
    _ claim: BatchClaims, of number: Int, as participle: String, _ found: inout [BatchViolation]
  ) {
    guard !old.claims[number].insert(claim).inserted else { return }
    let isHarmful = !isOfSections || claim == .reload
    found.append(
      BatchViolation(
        rule: .c12, explanation: "\(old.name(number)) is \(participle) twice",
        severity: isHarmful ? .harmful : .strict))
  }

  private mutating func claimMoves(_ found: inout [BatchViolation]) {
    var seen: Set<Move<Int>> = []
    var distinct: [PlacedMove] = []
    for var move in moves {
      let name = "the move of \(old.name(move.from)) to \(new.name(move.to))"
      guard seen.insert(Move(from: move.from, to: move.to)).inserted else {
        found.append(BatchViolation(rule: .i6, explanation: name + " is listed twice"))
        continue
      }
      if !old.claims[move.from].insert(.move).inserted {
        move.isContested = true
        found.append(BatchViolation(rule: .c10, explanation: name + " is not the only move of it"))
      }
      if !new.claims[move.to].insert(.move).inserted {
        move.isContested = true
        found.append(BatchViolation(rule: .c11, explanation: name + " is not the only move to there"))
      }
      distinct.append(move)
    }
    moves = distinct
  }

  /// Returns the violations of C1 to C6: places that are claimed by two kinds of changes.
  func conflicts() -> [BatchViolation] {
    var found: [BatchViolation] = []
    for (number, claims) in old.claims.enumerated() where claims.rawValue.nonzeroBitCount > 1 {
      let name = old.name(number)
      if claims.isSuperset(of: [.delete, .reload]) {
        found.append(BatchViolation(rule: .c1, explanation: name + " is both deleted and reloaded"))
      }
      if claims.isSuperset(of: [.delete, .move]) {
        let rule = isOfSections ? BatchRule.c3 : .c2
        found.append(BatchViolation(rule: rule, explanation: name + " is both deleted and moved"))
      }
      if claims.isSuperset(of: [.reload, .move]) {
        found.append(BatchViolation(rule: .c6, explanation: name + " is both reloaded and moved"))
      }
    }
    for (number, claims) in new.claims.enumerated() where claims.isSuperset(of: [.insert, .move]) {
      let explanation = new.name(number) + " is both inserted and the end of a move"
      found.append(BatchViolation(rule: isOfSections ? .c5 : .c4, explanation: explanation))
    }
    return found
  }
}
