extension ViewGeometry {
  /// Returns this geometry with the differences between two others, interpolated at a fraction.
  func taking(changesFrom old: ViewGeometry, to new: ViewGeometry, at fraction: CGFloat) -> ViewGeometry {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { fraction == 1 ? to : from + (to - from) * fraction }
    var result = self
    if old.bounds.origin != new.bounds.origin {
      result.bounds.origin = CGPoint(
        x: mix(old.bounds.minX, new.bounds.minX), y: mix(old.bounds.minY, new.bounds.minY))
    }
    if old.bounds.size != new.bounds.size {
      result.bounds.size = CGSize(
        width: mix(old.bounds.width, new.bounds.width), height: mix(old.bounds.height, new.bounds.height))
    }
    if old.center != new.center {
      result.center = CGPoint(x: mix(old.center.x, new.center.x), y: mix(old.center.y, new.center.y))
    }
    if old.transform != new.transform {
      let (from, to) = (old.transform, new.transform)
      result.transform = CGAffineTransform(
        a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d),
        tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty))
    }
    return result
  }
}
