/// The properties that an animation of the simulation can change.
enum AnimatedProperty: Hashable, Sendable { case frame, bounds, center, transform, alpha, contentOffset }
