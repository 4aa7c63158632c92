// How what a machine wants done is done.

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Loader {
  /// Tells the machine what has happened, and does what it wants. Indicators are told when that is done, as
  /// they may ask for more.
  func tell(_ event: LoadMachine<Key>.Event) {
    for effect in machine.handle(event) { perform(effect) }
    doAtRest()
    tellChangeLater()
    tellProgress()
  }

  /// Does what has waited until nothing is loading, if that is so.
  func doAtRest() {
    guard machine.isSettled, let action = onRest else { return }
    onRest = nil
    action(self)
  }

  private func perform(_ effect: LoadMachine<Key>.Effect) {
    switch effect {
    case .load(let ticket, let request, let storedFirst): ask(ticket, request, storedFirst: storedFirst)
    case .cancel(let ticket): endTasks(of: ticket)
    case .discardContent:
      waitingEdits = []
      pages.removeAll()
      version += 1
    case .wait(let timer, let duration):
      wait(.timer(timer), duration) { loader in
        loader.endCountdown(of: timer)
        loader.tell(.elapsed(timer))
      }
      startCountdown(of: timer, duration)
    case .stopWaiting(let timer):
      end(.timer(timer))
      endCountdown(of: timer)
    case .report(let progress): reports.append(progress)
    }
  }

  // MARK: Tasks

  /// Does something away from the main actor, in place of what the same task did before.
  ///
  /// - Parameters:
  ///   - work: What it does. It does not hold the loader.
  ///   - then: What follows, unless it was ended before or the loader is gone.
  func run<Answer: Sendable>(
    _ task: LoaderTask, _ work: @escaping @Sendable () async -> Answer,
    then: @escaping @MainActor (Loader, Answer) -> Void
  ) {
    end(task)
    tasks[task] = Task { [weak self] in
      let answer = await work()
      guard !Task.isCancelled, let self else { return }
      tasks[task] = nil
      then(self, answer)
    }
  }

  /// Lets time pass, at most the longest that is waited.
  func wait(_ task: LoaderTask, _ duration: Duration, then: @escaping @MainActor (Loader) -> Void) {
    let (clock, duration) = (clock, min(duration, .longestWait))
    run(task) {
      try? await clock.sleep(for: duration)
    } then: { loader, _ in
      then(loader)
    }
  }

  /// Cancels what a task does; what follows does not.
  func end(_ task: LoaderTask) {
    tasks.removeValue(forKey: task)?.cancel()
  }

  func endTasks(of ticket: LoadTicket) {
    end(.stored(ticket))
    end(.load(ticket))
  }
}
