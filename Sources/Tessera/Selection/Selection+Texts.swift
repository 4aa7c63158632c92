@_spi(Behaviors) import TesseraKernel
import TesseraLayout

extension Selection {
  /// Returns the texts by which the user finds the selected items, in the order of declaration, one line each.
  ///
  /// - Parameters:
  ///   - size: The size in which a cell without a label draws its texts.
  ///   - limit: The maximum number of bytes of all texts with their line breaks.
  /// - Returns: `nil` if the texts have more bytes.
  /// - Complexity: O(*n*) for *n* selected items, as far as the limit allows.
  package func texts(size: Size, limit: Int) -> [String]? {
    var texts: [String] = []
    var length = 0
    forEachRun { run in
      for item in run.items {
        guard let found = run.section.locate(item) else { continue }
        let text = found.run.searchText(at: found.index, size: size)
        length += text.utf8.count + 1
        if length > limit + 1 { return false }
        texts.append(String(text.map { $0.isNewline ? " " : $0 }))
      }
      return true
    }
    return length > limit + 1 ? nil : texts
  }
}
