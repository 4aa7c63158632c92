#if !canImport(ObjectiveC)
/// A call of a delegate by its name, and how it is made.
@MainActor
struct DelegateCall<Delegate> {
  let name: String
  let make: (Delegate) -> Void

  init(_ name: String, _ make: @escaping (Delegate) -> Void) { (self.name, self.make) = (name, make) }
}
#endif
