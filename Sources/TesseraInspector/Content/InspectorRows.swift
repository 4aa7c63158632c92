import TesseraComponents

/// A name and a value at the end of the line.
struct ValueRow: Component {
  var title: String
  var detail: String
  var level = 0

  var body: some Component {
    HStack {
      Text(title).lineLimit(1)
      Spacer()
      Text(detail).style(.caption).lineLimit(1)
    }
    .padding(.left, .points(TextMetrics.characterWidth * 2 * Double(level)))
  }
}

/// A line of text that wraps.
struct LineRow: Component {
  var text: String

  var body: some Component { Text(text).monospaced() }
}

/// A setting that is on or off.
struct SwitchRow: Component {
  var title: String
  var isOn: Bool
  var action: (Bool) -> Void

  var body: some Component { Toggle(title, isOn: isOn, action: action) }
}

#if !hasFeature(Embedded)
/// The calls of a behavior by phase.
struct BehaviorDetails: Component {
  var record: BehaviorRecord

  var body: some Component {
    VStack {
      for cost in record.costs {
        Text("\(cost.phase.shortDescription)  \(cost.count) ×  " + FrameRecord.milliseconds(cost.seconds))
      }
      if record.costs.isEmpty { Text("not called") }
    }
    .style(.caption)
    .padding(.left, .points(TextMetrics.characterWidth * 2))
  }
}
#endif

/// The costs and the operations of an update.
struct FrameDetails: Component {
  var frame: FrameRecord

  /// The number of operations that are listed.
  private static let limit = 50

  var body: some Component {
    VStack {
      Text("viewport " + frame.viewport.shortDescription)
      for cost in frame.costs {
        Text("\(cost.phase)  \(cost.count) ×  " + FrameRecord.milliseconds(cost.seconds))
      }
      for operation in frame.operations.prefix(Self.limit) { Text(operation.description) }
      if frame.operations.count > Self.limit { Text("… \(frame.operations.count - Self.limit) more") }
    }
    .style(.caption)
    .padding(.left, .points(TextMetrics.characterWidth * 2))
  }
}
