/// Red, green, blue and alpha. CoreGraphics has it on Apple's systems.
public final class CGColor: Hashable, Sendable {
  let components: [CGFloat]

  init(components: [CGFloat]) { self.components = components }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
