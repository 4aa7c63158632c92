extension BatchRule {
  /// The rule as a sentence.
  public var summary: String {
    switch self {
    case .t1: "Data changes only inside the block of the batch that reports the change."
    case .t2: "A batch begins when the view is settled: laid out, in a window, without a pending reload."
    case .t4: "No reload of all data inside a batch, or while a batch is animated."
    case .t5: "No batch during an interactive move, or in the turn of the run loop in which it is committed."
    case .t7: "A batch begins when the one before it is completed."
    case .t8: "No layout is invalidated or performed inside a batch."
    case .b1: "A section that is deleted, reloaded or moved exists before the batch."
    case .b2: "A section that is inserted or moved to exists after the batch."
    case .b3: "An item that is deleted, reloaded or moved exists before the batch."
    case .b4: "An item that is inserted or moved to exists after the batch."
    case .b5: "No position is negative or means \"not found\"."
    case .i5:
      "No item is deleted or reloaded with its section, or inserted with its section: that does nothing."
    case .i6: "No move is listed twice: that does nothing."
    case .c1: "Nothing is both deleted and reloaded."
    case .c2: "No item is both deleted and moved."
    case .c3: "No section is both deleted and moved."
    case .c4: "No item is inserted where another one is moved to."
    case .c5: "No section is inserted where another one is moved to."
    case .c6: "Nothing is both reloaded and moved."
    case .c7: "A batch that reloads does nothing else."
    case .c8: "No item moves out of a section that is deleted or reloaded."
    case .c9: "No item moves into a section that is inserted or reloaded."
    case .c10: "Nothing is moved to two positions."
    case .c11: "No two elements are moved to one position."
    case .c12: "Nothing is deleted, inserted or reloaded twice."
    case .c13: "No item is reloaded in a section that is reloaded."
    case .k1: "The sections before, plus the inserted ones, minus the deleted ones, are the sections after."
    case .k2:
      "The items of a section before, plus those that enter, minus those that leave, are its items after."
    case .k4: "No more items leave a section than it has."
    case .h1: "No item is inserted, deleted, moved or reloaded in a section that moves."
    case .h2: "A move changes the order."
    case .h3: "No section is reloaded in a batch that deletes, inserts or moves sections."
    case .h4: "No batch inserts sections, moves sections and inserts items at once."
    case .h5: "In a table, a batch that moves sections does not change items."
    case .h7: "In a table, a row that is reloaded keeps its place."
    case .p1: "What stays keeps its order and its id, and fills the places that nothing else takes."
    case .p2: "What moves has the same id at both ends."
    case .p3:
      "What is inserted was not there before, and what is deleted is gone, unless it is inserted again."
    case .p4: "After the last step the view shows the data it was meant to show."
    case .p5: "Section ids are unique, and item ids are unique in their section."
    case .p6: "The content of what stays changes only if an update or a reload reports it."
    }
  }

  /// The consequence of a violation in a real view.
  public var severity: BatchSeverity {
    switch self {
    case .t1, .t2, .t5, .b1, .b2, .b3, .b4, .b5, .c1, .c2, .c3, .c4, .c5, .c6, .c7, .c8, .c9, .c10, .c11, .k1,
      .k2, .k4, .h5, .h7:
      .throwing
    case .t4, .t7, .t8, .c12, .h1, .h2, .h3, .h4: .harmful
    case .i5, .i6, .c13, .p1, .p2, .p3, .p4, .p5, .p6: .strict
    }
  }
}

extension BatchRule: CustomStringConvertible {
  /// The rule in one line: `C2: No item is both deleted and moved.`
  public var description: String { rawValue + ": " + summary }
}
