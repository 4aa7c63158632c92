import TesseraKernel
import TesseraLayout

/// The results of the latest layout of a tree, which the tree keeps for measuring, drawing and events.
struct LayoutRecord {
  /// The texts for which the tree was laid out; `nil` if it was not yet.
  var text: (any TextMeasuring)?
  /// The revision of the texts for which the layout is valid.
  var revision = 0
  var metrics = HostMetrics.characters
  /// One state for each node, in one block of memory; `nil` before the first layout.
  var states: UnsafeMutablePointer<NodeState>?
  /// The number of nodes that draw something themselves.
  var drawnCount = 0
  /// The number of times that a stack, overlay or grid was arranged: a work counter for tests.
  var arrangements = 0
  /// The size of the row that was placed last. Before that, it is not equal to any size.
  var placedSize = Size(width: .nan, height: .nan)
}

extension LayoutRecord {
  /// Prepares a layout of nodes for texts as a host sets them. Returns the states of the nodes.
  mutating func prepare(_ nodes: [ComponentNode], _ text: any TextMeasuring) -> UnsafeMutablePointer<
    NodeState
  > {
    (self.text, revision, metrics) = (text, text.revision, text.metrics)
    (drawnCount, arrangements, placedSize) = (0, 0, Size(width: .nan, height: .nan))
    let states = states ?? .allocate(capacity: nodes.count)
    self.states = states
    // In place: copies of nodes would retain their texts.
    nodes.withUnsafeBufferPointer { nodes in
      for index in nodes.indices {
        let state = NodeState(
          nodes[index].kind.placement(metrics), count: nodes[index].count, nodes[index].kind.drawing,
          nodes[index].traits, verticalShrink: nodes[index].verticalShrink)
        (states + index).initialize(to: state)
        if state.drawing == .before || state.drawing == .after { drawnCount += 1 }
      }
    }
    return states
  }
}
