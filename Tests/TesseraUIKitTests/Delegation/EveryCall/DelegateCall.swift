#if !canImport(ObjectiveC)
/// A call to a delegate, with its name.
@MainActor
struct DelegateCall<Delegate> {
  let name: String
  let make: (Delegate) -> Void

  init(_ name: String, _ make: @escaping (Delegate) -> Void) { (self.name, self.make) = (name, make) }
}
#endif
