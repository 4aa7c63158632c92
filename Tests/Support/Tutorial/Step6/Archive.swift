import TesseraLoading

/// A server with old mails, three on a page. The first request for the second page fails.
actor Archive: PageSource {
  private var isBusy = true

  func page(_ request: PageRequest<Int>) async throws -> Page<Mail, Int> {
    let number = request.key ?? 1
    try await Task.sleep(for: .milliseconds(100))
    if number == 2, isBusy {
      isBusy = false
      throw LoadFailure("The server is busy")
    }
    let mails = (3 * number - 2...3 * number).map { count in
      Mail(id: 100 + count, sender: "Archive", subject: "Old mail \(count)", text: "Long ago.")
    }
    return Page(mails, next: number < 3 ? number + 1 : nil)
  }
}
