@_spi(Behaviors) import TesseraKernel
import TesseraLayout

extension ItemRun {
  /// Returns the text by which the user finds an item: the declared one, else that of its cell.
  ///
  /// - Parameters:
  ///   - index: The position of the item in the run.
  ///   - size: The size in which a cell without a label draws its texts.
  package func searchText(at index: Int, size: Size) -> String {
    text(at: index) ?? cell(at: index)?.searchText(size: size) ?? ""
  }
}

extension DeclaredCell {
  /// Returns the text by which the user finds the cell: its accessibility label, else all texts that it draws. A group
  /// has the texts of all its parts.
  fileprivate func searchText(size: Size) -> String {
    if let label = declaredAccessibility.label { return label }
    guard let group else { return box.drawing(in: size).label }
    var words: [String] = []
    for run in group.runs {
      for index in 0..<run.count {
        let text = run.searchText(at: index, size: size)
        if !text.isEmpty { words.append(text) }
      }
    }
    return words.joined(separator: " ")
  }
}
