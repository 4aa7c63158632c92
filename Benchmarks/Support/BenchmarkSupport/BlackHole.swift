/// Takes a result where the optimizer cannot see that nobody looks at it; there is no other attribute that says so.
@inline(never) @_optimize(none)
public func blackHole<Value>(_ value: Value) {}
