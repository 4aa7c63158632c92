import TestSupport
import Tessera
import TesseraComponents
import Testing

@Suite("Random programs of a text input", .tags(.model))
struct RandomTextInputTests {
  @Test("After every command the input is as a naive model says", arguments: (UInt64(0)..<8).sampled)
  func model(block: UInt64) {
    for seed in (block * 50)..<(block * 50 + 50) {
      let program = InputProgram(seed: seed, stepCount: 100)
      let failure = smallestFailure(of: program, by: [Shrinker { $0.smallerPrograms }], effort: 4_000) {
        failureReason(of: $0, seed: seed)
      }
      guard let failure else { continue }
      Issue.record("Seed \(seed): \(failure.failureReason)\n\(failure.value.source)")
      return
    }
  }

  /// Runs a program. Returns the first difference to the model or broken law; `nil` if there is none.
  private func failureReason(of program: InputProgram, seed: UInt64) -> String? {
    var input = TextInput(program.text, isMultiline: program.isMultiline)
    input.limit = program.limit
    var model = NaiveInput(program.text, isMultiline: program.isMultiline, limit: program.limit)
    var random = SeededGenerator(seed: seed)
    var first = input.start
    for (number, step) in program.steps.enumerated() {
      let before = input
      var reason = run(step, on: &input, &model)
      let columns = Int.random(in: -1...14, using: &random)
      reason = reason ?? positionFailure(input) ?? limitFailure(input, before, step)
      reason = reason ?? VisibleLineLaws(input: input, columns: columns, first: first).failureReason
      if number % 8 == 7 || number == program.steps.count - 1 {
        reason = reason ?? undoFailure(input, model, program) ?? insertionFailure(input)
      }
      if let reason { return "step \(number + 1): \(reason)" }
      first = input.visibleLine(columns: columns, from: first) { $0.columnWidth }.range.lowerBound
    }
    return nil
  }

  // MARK: Model

  private func run(_ step: InputProgram.Step, on input: inout TextInput, _ model: inout NaiveInput) -> String?
  {
    var isHandled = true
    var isExpected = true
    let width = { (character: Character) in character.columnWidth }
    switch step {
    case .perform(let command) where command == .undo || command == .redo:
      return runHistory(command, on: &input, &model)
    case .perform(let command):
      isExpected = model.perform(command)
      var copy = input
      copy.perform(command, lines: input.lines, width: width)
      isHandled = input.perform(command, width: width)
      if copy != input { return "the lines of the text are not those that moves use" }
    case .moveInLines(let movement, let extending, let length):
      isExpected = model.perform(.move(movement, extending: extending), lineLength: length)
      isHandled = input.perform(
        .move(movement, extending: extending), lines: input.lines(ofLength: length), width: width)
    case .setText(let text):
      model.setText(text)
      input.setText(text)
    case .editText(let index, let count, let string):
      let text = input.editedText(at: index, removing: count, inserting: string)
      model.setText(text)
      input.setText(text)
    }
    if isHandled != isExpected { return "returned \(isHandled)" }
    return difference(input, model)
  }

  private func runHistory(
    _ command: TextInput.Command, on input: inout TextInput, _ model: inout NaiveInput
  ) -> String? {
    let before = input
    let isHandled = input.perform(command)
    let isUndo = command == .undo
    (model.isStepOpen, model.isKilling, model.goalColumn) = (false, false, nil)
    if let step = isUndo ? model.undoSteps.popLast() : model.redoSteps.popLast() {
      model.state = isUndo ? step.before : step.after
      if isUndo { model.redoSteps.append(step) } else { model.undoSteps.append(step) }
      return isHandled ? difference(input, model) : "returned false"
    }
    guard isUndo ? model.hasUnknownUndo : model.hasUnknownRedo else {
      return isHandled || input != before ? "there was nothing to undo or redo" : nil
    }
    if !isHandled { return input == before ? nil : "changed something, and returned false" }
    // The step was recorded before the app set a text: the model learns its result.
    model.state = NaiveInput.State(
      characters: Array(input.text), anchor: input.characterCount(before: input.selection.anchor),
      caret: input.characterCount(before: input.selection.caret))
    if isUndo {
      (model.redoSteps, model.hasUnknownRedo) = ([], true)
    } else {
      (model.undoSteps, model.hasUnknownUndo) = ([], true)
    }
    return nil
  }

  private func difference(_ input: TextInput, _ model: NaiveInput) -> String? {
    func isSame(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }
    if !isSame(input.text, model.text) {
      return "the text is \(input.text.debugDescription), not \(model.text.debugDescription)"
    }
    let (anchor, caret) = (input.selection.anchor.utf8Offset, input.selection.caret.utf8Offset)
    let (modelAnchor, modelCaret) = (
      model.byteOffset(model.state.anchor), model.byteOffset(model.state.caret)
    )
    if anchor != modelAnchor { return "the anchor is at byte \(anchor), not \(modelAnchor)" }
    if caret != modelCaret { return "the caret is at byte \(caret), not \(modelCaret)" }
    if !isSame(input.killBuffer, model.killBuffer) {
      return "the kill buffer is \(input.killBuffer.debugDescription)"
    }
    if !model.hasUnknownUndo, input.canUndo == model.undoSteps.isEmpty {
      return "canUndo is \(input.canUndo)"
    }
    return nil
  }

  // MARK: Laws

  private func positionFailure(_ input: TextInput) -> String? {
    let boundaries = input.text.indices.map { input.position(of: $0) } + [input.end]
    let isAtBoundary =
      boundaries.contains(input.selection.anchor) && boundaries.contains(input.selection.caret)
    return isAtBoundary ? nil : "the selection is inside a character"
  }

  private func limitFailure(_ input: TextInput, _ before: TextInput, _ step: InputProgram.Step) -> String? {
    switch step {
    case .perform(.insert), .perform(.paste), .perform(.replaceSelection), .perform(.yank):
      guard let limit = input.limit, input.text.count > max(limit, before.text.count) else { return nil }
      return "the text has \(input.text.count) characters"
    default: return nil
    }
  }

  private func undoFailure(_ input: TextInput, _ model: NaiveInput, _ program: InputProgram) -> String? {
    var copy = input
    var count = 0
    while copy.canUndo {
      copy.perform(.undo)
      count += 1
      if let reason = positionFailure(copy) { return reason + " after an undo" }
    }
    if !model.hasUnknownUndo, !copy.text.utf8.elementsEqual(program.text.utf8) {
      return "undoing everything gives \(copy.text.debugDescription)"
    }
    for _ in 0..<count { copy.perform(.redo) }
    if !copy.text.utf8.elementsEqual(input.text.utf8) {
      return "redoing everything gives \(copy.text.debugDescription)"
    }
    return nil
  }

  private func insertionFailure(_ input: TextInput) -> String? {
    var copy = input
    copy.perform(.paste("x中\u{301}"))
    if copy.text.utf8.elementsEqual(input.text.utf8) { return nil }
    copy.perform(.undo)
    if copy != input || copy.hashValue != input.hashValue { return "an insertion was not undone" }
    return nil
  }
}
