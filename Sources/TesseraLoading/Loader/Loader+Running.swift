// The execution of the machine's effects.

extension Loader {
  /// Sends an event to the machine and performs its effects. Progress is reported afterward, because handlers
  /// may start other loads.
  func send(_ event: LoadMachine<Key>.Event) {
    for effect in machine.handle(event) { perform(effect) }
    performWhenIdle()
    scheduleChangeReport()
    reportProgress()
  }

  /// Performs the action that waits until nothing is loading, if that is the case.
  func performWhenIdle() {
    guard machine.isSettled, let action = idleAction else { return }
    idleAction = nil
    action(self)
  }

  private func perform(_ effect: LoadMachine<Key>.Effect) {
    switch effect {
    case .load(let requestID, let request, let storedFirst):
      startRequest(requestID, request, storedFirst: storedFirst)
    case .cancel(let requestID): endTasks(of: requestID)
    case .discardContent:
      deferredEdits = []
      pages.removeAll()
      version += 1
    case .wait(let timer, let duration):
      wait(.timer(timer), duration) { loader in
        loader.endCountdown(of: timer)
        loader.send(.elapsed(timer))
      }
      startCountdown(of: timer, duration)
    case .stopWaiting(let timer):
      end(.timer(timer))
      endCountdown(of: timer)
    case .report(let progress): reports.append(progress)
    }
  }

  // MARK: Tasks

  /// Runs an operation away from the main actor, in place of the task's former one.
  ///
  /// - Parameters:
  ///   - work: The operation, which does not retain the loader.
  ///   - then: Receives the result, unless the task was ended or the loader is gone.
  func run<Value: Sendable>(
    _ task: LoaderTask, _ work: @escaping @Sendable () async -> Value,
    then: @escaping @MainActor (Loader, Value) -> Void
  ) {
    end(task)
    tasks[task] = Task { [weak self] in
      let value = await work()
      guard !Task.isCancelled, let self else { return }
      tasks[task] = nil
      then(self, value)
    }
  }

  /// Waits for a duration, at most `LoadDuration.longestWait`.
  func wait(_ task: LoaderTask, _ duration: LoadDuration, then: @escaping @MainActor (Loader) -> Void) {
    let (clock, duration) = (clock, min(duration, .longestWait))
    run(task) {
      try? await clock.sleep(duration)
    } then: { loader, _ in
      then(loader)
    }
  }

  /// Cancels a task. Its completion is not called.
  func end(_ task: LoaderTask) {
    tasks.removeValue(forKey: task)?.cancel()
  }

  func endTasks(of requestID: LoadRequestID) {
    end(.stored(requestID))
    end(.load(requestID))
  }
}
