import Dispatch
import Tessera
import TesseraComponents

/// A list of lines from which the user chooses by typing parts of them, while lines still arrive.
@MainActor
package final class TerminalPicker {
  private let options: PickerOptions
  private var list: PickerList
  private var screen: InlineSurface?
  private var ending: CheckedContinuation<PickerResult, Never>?
  private var isFrameDue = false
  /// The edits and actions of the user that wait for the matches.
  private var steps: [Step] = []

  private enum Step {
    case edit((inout TextInput) -> Void)
    case action(PickerAction)
  }

  /// The running search; `nil` if there is none.
  private var searching: Task<Void, Never>?
  private var previewing: Task<Void, Never>?
  /// The line that the preview is of, and its lines.
  private var preview: (number: Int?, lines: [String], top: Int) = (nil, [], 0)
  private var showsPreview = true
  /// The lines for a screen reader in place of the screen.
  private var spokenLines = PickerLines()

  /// The shortest time between two searches because of lines that have arrived, and the time for which the focus has
  /// to rest on a line before its preview is made.
  private static let (searchInterval, previewDelay) = (Duration.milliseconds(60), Duration.milliseconds(40))

  package init(_ options: PickerOptions) {
    self.options = options
    list = PickerList(query: options.query)
  }

  // MARK: Lines

  /// Adds lines below the others.
  package func append(_ block: TextBlock) {
    list.lines.append(block)
    if list.input.text.isEmpty {
      list.move(to: list.focus)
    } else if searching == nil {
      startSearch(delay: true)
    }
    setNeedsFrame()
  }

  /// Marks the lines as complete.
  package func complete() {
    list.isComplete = true
    setNeedsFrame()
  }

  package var lines: TextBlocks { list.lines }

  // MARK: Running

  /// Shows the list until the user chooses or leaves.
  package func run() async throws(TerminalError) -> PickerResult {
    var sessionOptions = TerminalSession.Options()
    sessionOptions.region = .preferred(options.region)
    sessionOptions.interruptsOnControlC = options.actions[.control("c")] == nil
    let screen = try InlineSurface(sessionOptions) { [weak self] in self?.update() }
    self.screen = screen
    screen.session.onEvents = { [weak self] in self?.handle($0) }
    update()
    list.move(to: options.initialNumber)
    if !list.input.text.isEmpty { startSearch() }
    drawFrame()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { ending = $0 }
    } onCancel: {
      Task { @MainActor in self.end(nil) }
    }
  }

  private func end(_ numbers: [Int]?) {
    guard let ending else { return }
    self.ending = nil
    searching?.cancel()
    previewing?.cancel()
    screen?.end(leaving: numbers.flatMap(options.summary))
    ending.resume(returning: PickerResult(numbers: numbers, query: list.input.text))
  }

  // MARK: Searching

  private func startSearch(delay: Bool = false) {
    searching?.cancel()
    let (text, lines) = (list.input.text, list.lines)
    if FuzzyPattern(text).isEmpty {
      searching = nil
      list.show(nil, keepsFocus: delay)
      return performSteps()
    }
    let previous = list.search
    searching = Task { [weak self] in
      if delay { try? await Task.sleep(for: Self.searchInterval) }
      let lines = delay ? self?.list.lines ?? lines : lines
      let work = Task.detached(priority: .userInitiated) {
        await TextSearch(text, in: lines, after: previous)
      }
      let found = await withTaskCancellationHandler {
        await work.value
      } onCancel: {
        work.cancel()
      }
      guard let self, let found, !Task.isCancelled else { return }
      searching = nil
      list.show(found, keepsFocus: delay)
      performSteps()
      if searching == nil, found.examinedCount < list.lines.count { startSearch(delay: true) }
      setNeedsFrame()
    }
  }

  // MARK: Events

  private func handle(_ events: [TerminalEvent]) {
    for event in events {
      switch event {
      case .key(let key, let modifiers):
        if let actions = options.actions[KeyStroke(key, modifiers)] {
          steps += actions.map { .action($0) }
        } else {
          steps.append(.edit { $0.press(key, modifiers: modifiers) })
        }
      case .paste(let text): steps.append(.edit { $0.perform(.paste(text)) })
      default: break
      }
    }
    performSteps()
    setNeedsFrame()
  }

  /// Performs what the user has asked for. An action on a line waits for the matches of the text typed before it.
  private func performSteps() {
    let before = list.input.text
    var isEdited = false
    while ending != nil, let step = steps.first {
      switch step {
      case .edit(let edit):
        edit(&list.input)
        isEdited = list.input.text != before
      case .action(.clearQuery):
        list.input.setText("")
        isEdited = list.input.text != before
      case .action(let action):
        if action.concernsLines, isEdited || isStale {
          if isEdited || searching == nil { startSearch() }
          return
        }
        perform(action)
      }
      steps.removeFirst()
    }
    if isEdited, ending != nil { startSearch() }
  }

  /// Whether the matches are those of another text.
  private var isStale: Bool {
    FuzzyPattern(list.input.text).isEmpty ? list.search != nil : list.search?.text != list.input.text
  }

  private func perform(_ action: PickerAction) {
    let page = max(1, list.pageSize)
    switch action {
    case .accept: end(list.accepted ?? [])
    case .abort: end(nil)
    case .up: list.move(to: list.focus - 1)
    case .down: list.move(to: list.focus + 1)
    case .pageUp: list.move(to: list.focus - page)
    case .pageDown: list.move(to: list.focus + page)
    case .first: list.move(to: 0)
    case .last: list.move(to: list.count - 1)
    case .toggle: if options.isMultiple, let number = list.focusedNumber { list.toggle(number) }
    case .selectAll: if options.isMultiple { list.chooseAll() }
    case .deselectAll: list.chooseNone()
    case .toggleAll: if options.isMultiple { list.toggleAll() }
    case .clearQuery: break
    case .togglePreview: showsPreview.toggle()
    case .previewUp: preview.top = max(0, preview.top - page)
    case .previewDown: preview.top = max(0, min(preview.top + page, preview.lines.count - 1))
    }
  }

  // MARK: Drawing

  private func update() {
    guard let size = screen?.session.size else { return }
    list.pageSize = PickerDrawing.pageSize(options, size)
    setNeedsFrame()
  }

  private func setNeedsFrame() {
    guard ending != nil, !isFrameDue else { return }
    isFrameDue = true
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.drawFrame() } }
  }

  private func drawFrame() {
    isFrameDue = false
    guard let screen, !screen.session.hasPendingOutput else { return }
    if screen.session.region == .lines { return writeLines(to: screen.session) }
    updatePreview()
    let lines = options.preview == nil || !showsPreview ? nil : preview.lines.dropFirst(preview.top)
    let drawing = PickerDrawing(options: options, list: list, size: screen.session.size, preview: lines)
    screen.draw { drawing.draw(on: &$0) }
  }

  /// Writes what a screen reader speaks. What has been typed last waits for its matches.
  private func writeLines(to session: TerminalSession) {
    guard !isStale else { return }
    for line in spokenLines.take(from: list, options) { session.write(Array((line + "\r\n").utf8)) }
  }

  private func updatePreview() {
    guard let make = options.preview, showsPreview, list.focusedNumber != preview.number else { return }
    preview = (list.focusedNumber, [], 0)
    previewing?.cancel()
    guard let number = preview.number else { return }
    previewing = Task { [weak self] in
      try? await Task.sleep(for: Self.previewDelay)
      if Task.isCancelled { return }
      let lines = await make(number)
      guard let self, !Task.isCancelled, preview.number == number else { return }
      preview.lines = lines
      setNeedsFrame()
    }
  }
}
