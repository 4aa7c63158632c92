/// A shape that adapts to a view.
public struct UIShape: Sendable {
  let cornerRadius: CGFloat?

  public static let rect = UIShape(cornerRadius: 0)
  public static let capsule = UIShape(cornerRadius: nil)

  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(cornerRadius: cornerRadius) }
}
