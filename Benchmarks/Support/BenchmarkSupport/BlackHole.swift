/// Takes a result, so that the optimizer does not remove its computation. No other attribute prevents that.
@inline(never) @_optimize(none)
public func blackHole<Value>(_ value: Value) {}
