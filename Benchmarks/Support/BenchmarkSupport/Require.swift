/// Stops the program with a message unless something holds. A `precondition` of a release build says nothing.
public func require(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
