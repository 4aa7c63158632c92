extension TextInput {
  /// The edits that can be undone and redone.
  struct History: Hashable, Sendable {
    /// The steps to undo, oldest first.
    private(set) var undoSteps: [Step] = []
    /// The undone steps, last undone last.
    private(set) var redoSteps: [Step] = []
    /// The kind of edits that may still join the last step.
    private var openKind = Kind.single

    /// The maximum number of steps to undo.
    static let limit = 100

    /// The kinds of edits. Only edits of the same kind form one step.
    enum Kind: Hashable, Sendable {
      case typing
      case deletingBackward
      case deletingForward
      /// An edit that forms a step of its own.
      case single
    }

    /// The replacement of one part of the text, in bytes.
    struct Step: Hashable, Sendable {
      var offset: Int
      var removed: String
      var inserted: String
      var selectionBefore: Selection
      var selectionAfter: Selection
    }
  }
}

extension TextInput.History {
  /// Records an edit, which may join the last step.
  mutating func record(_ step: Step, as kind: Kind) {
    redoSteps = []
    let last = undoSteps.count - 1
    if last < 0 || kind != openKind || !undoSteps[last].join(step, of: kind) {
      if undoSteps.count == Self.limit { undoSteps.removeFirst() }
      undoSteps.append(step)
    }
    openKind = kind
  }

  /// Ends the last step, so that no further edit joins it.
  mutating func endStep() { openKind = .single }

  /// Returns the step to undo, which can be redone from then on.
  mutating func takeUndoStep() -> Step? {
    endStep()
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(step)
    return step
  }

  /// Returns the step to redo, which can be undone from then on.
  mutating func takeRedoStep() -> Step? {
    endStep()
    guard let step = redoSteps.popLast() else { return nil }
    undoSteps.append(step)
    return step
  }

  /// Adapts the steps to a change of the text by the app.
  ///
  /// The steps then apply to the same places of the new text. Steps that edited a part that the app has
  /// replaced are dropped, and all those that build on them.
  ///
  /// - Parameters:
  ///   - range: The replaced bytes.
  ///   - growth: The number of bytes by which the text has grown.
  mutating func adapt(toReplacing range: Range<Int>, growth: Int) {
    endStep()
    undoSteps = Self.adapted(undoSteps, range, growth, { $0.inserted }, becoming: { $0.removed })
    redoSteps = Self.adapted(redoSteps, range, growth, { $0.removed }, becoming: { $0.inserted })
  }

  /// Returns the steps that do not touch a replaced range, shifted with the text around them.
  ///
  /// - Parameters:
  ///   - steps: The steps, that which applies to the text last.
  ///   - range: The replaced bytes.
  ///   - growth: The number of bytes by which the text has grown.
  ///   - current: The part of a step that is in the text before the step is taken.
  ///   - other: The part that is in the text afterwards.
  private static func adapted(
    _ steps: [Step], _ range: Range<Int>, _ growth: Int, _ current: (Step) -> String,
    becoming other: (Step) -> String
  ) -> [Step] {
    var adapted: [Step] = []
    var (lowerBound, upperBound) = (range.lowerBound, range.upperBound)
    for var step in steps.reversed() {
      let length = current(step).utf8.count
      if step.offset + length <= lowerBound {
        // Under this step, the replaced range is somewhere else.
        let shift = other(step).utf8.count - length
        (lowerBound, upperBound) = (lowerBound + shift, upperBound + shift)
      } else if upperBound <= step.offset {
        step.shift(by: growth)
      } else {
        break
      }
      adapted.append(step)
    }
    return adapted.reversed()
  }
}

extension TextInput.History.Step {
  /// Adds a step of the same kind if it continues this one. Returns `false` if it does not.
  fileprivate mutating func join(_ step: Self, of kind: TextInput.History.Kind) -> Bool {
    switch kind {
    case .typing:
      guard step.removed.isEmpty, step.offset == offset + inserted.utf8.count,
        !step.beginsWord(after: inserted)
      else { return false }
      inserted += step.inserted
    case .deletingBackward:
      guard step.offset + step.removed.utf8.count == offset else { return false }
      offset = step.offset
      removed = step.removed + removed
    case .deletingForward:
      guard step.offset == offset else { return false }
      removed += step.removed
    case .single: return false
    }
    selectionAfter = step.selectionAfter
    return true
  }

  /// Returns whether the step types a word after a text that ends with a space.
  private func beginsWord(after text: String) -> Bool {
    guard let last = text.last, let next = inserted.first else { return false }
    return last.isWhitespace && !next.isWhitespace
  }

  fileprivate mutating func shift(by distance: Int) {
    offset += distance
    selectionBefore.shift(by: distance)
    selectionAfter.shift(by: distance)
  }
}

extension TextInput.Selection {
  fileprivate mutating func shift(by distance: Int) {
    anchor.utf8Offset += distance
    caret.utf8Offset += distance
  }
}
