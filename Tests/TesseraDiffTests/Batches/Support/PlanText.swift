import TesseraDiff

/// Returns the plan of two written versions, one line for each stage. Of equally good choices of staying
/// items, it takes the first. If the replay of the plan fails, the result is the fault instead.
func plan(_ old: Sample, _ new: Sample, _ policy: BatchPolicy = BatchPolicy()) -> String {
  let difference = NaiveDifference(old: old, new: new).difference { $0.first ?? [] }
  let replay = PlanReplay(old: old, new: new, difference: difference, policy: policy)
  return replay.fault ?? replay.plan.description
}

/// Returns the batches of a plan of two written versions, without the data between them.
func batches(_ old: Sample, _ new: Sample, _ policy: BatchPolicy = BatchPolicy()) -> [String] {
  plan(old, new, policy).split(separator: "\n").map { line in
    let batch = line.drop { $0 != " " }.dropFirst()
    return String(batch.split(separator: " ⇒ ", maxSplits: 1).first ?? "")
  }
}
