extension Engine {
  @inline(__always)
  package func callBack<Result>(_ handler: () -> Result) -> Result {
    tracer.around(.callback, updateCount, handler)
  }
}
