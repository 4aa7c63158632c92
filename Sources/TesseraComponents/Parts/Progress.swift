import TesseraKernel
import TesseraLayout

/// A bar that shows how much of a task is done.
public struct ProgressBar: PrimitiveComponent {
  private let part: Double

  /// Creates a bar.
  ///
  /// - Parameter part: The part that is done, from 0 to 1. Numbers outside count as the nearest of both, and NaN as 0.
  public init(_ part: Double) { self.part = part > 0 ? min(part, 1) : 0 }

  /// Appends the bar, which fills the available width.
  public func resolve(into tree: inout TreeBuilder) {
    tree.useShapes()
    tree.add(
      ComponentNode(.progress(part, tree.inherited.barColor), traits: LayoutTraits(fillsWidth: true)))
  }
}

/// A line of bars that shows how a value develops.
public struct Sparkline: PrimitiveComponent {
  private let values: [Double]

  /// Creates a line with a bar for each value. The largest value has the height of a line of text. Negative values and NaN count
  /// as 0.
  public init(_ values: [Double]) { self.values = values.map { $0.isNaN ? 0 : $0 } }

  /// Appends the bars.
  public func resolve(into tree: inout TreeBuilder) {
    tree.useShapes()
    tree.add(ComponentNode(.sparkline(values, tree.inherited.barColor)))
  }
}
