#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Questions on standard error with answers on standard input, for programs without a terminal.
enum PlainDialog {
  /// Asks a question; `nil` if the input has ended.
  static func ask(_ question: String) -> String? {
    say(question.printable)
    return readLine()
  }

  static func say(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(
          STDERR_FILENO, UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest)).baseAddress, rest.count)
        if count < 0, errno != EINTR { return }
        rest = rest.dropFirst(max(0, count))
      }
    }
  }

  /// Asks for some of numbered texts until the answer is valid; `nil` if the input has ended, or the answer is empty.
  static func choose(_ titles: [String], _ prompt: String, isMultiple: Bool) -> [Int]? {
    for (index, title) in titles.enumerated() { say("\(index + 1)) \(title.printable)\n") }
    let question = (prompt.isEmpty ? "" : prompt + " ") + (isMultiple ? "(numbers): " : "(number): ")
    while let answer = ask(question) {
      if answer.isEmpty { return nil }
      if let numbers = numbers(in: answer, of: titles, isMultiple: isMultiple) { return numbers }
      say("Not in the list: \(answer.printable)\n")
    }
    return nil
  }

  /// Returns the places that an answer names, by numbers or by the text of one; `nil` if it is not valid.
  static func numbers(in answer: String, of titles: [String], isMultiple: Bool) -> [Int]? {
    let words = answer.split { $0 == " " || $0 == "," }
    let numbers = words.compactMap { Int($0) }.filter { $0 > 0 && $0 <= titles.count }.map { $0 - 1 }
    if !numbers.isEmpty, numbers.count == words.count, isMultiple || numbers.count == 1 {
      var seen = Set<Int>()
      return numbers.filter { seen.insert($0).inserted }
    }
    return titles.firstIndex(of: answer).map { [$0] }
  }
}
