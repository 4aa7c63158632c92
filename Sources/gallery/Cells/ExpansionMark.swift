import TesseraComponents

/// A triangle before a row that shows or hides other rows.
struct ExpansionMark<Node>: Component {
  var row: OutlineRow<Node>

  var body: some Component {
    Text(row.isExpandable ? (row.isExpanded ? "▾" : "▸") : "").foreground(.secondary).column(1)
  }
}
