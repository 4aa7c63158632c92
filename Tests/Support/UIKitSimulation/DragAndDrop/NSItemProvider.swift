/// The data of a drag. Foundation has this class on Apple's systems; here it stores objects as they are.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Unchecked: filled before it is passed to a drag, and only read afterwards.
  private var objects: [NSObject] = []
  open var suggestedName: String?

  public override init() { super.init() }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    if let object = object as? NSObject { objects = [object] }
  }

  /// Adds another object after the present ones.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    if let object = object as? NSObject { objects.append(object) }
  }

  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(of: aClass) != nil
  }

  /// Calls the handler in a later turn, with an error if there is no such object.
  @MainActor @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let isLoadable = canLoadObject(ofClass: aClass)
    Simulation.schedule(after: 0) {
      completionHandler(self.object(of: aClass), isLoadable ? nil : CocoaError(.fileReadUnknown))
    }
    return Progress(totalUnitCount: 1)
  }

  private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
    objects.lazy.compactMap { $0 as? any NSItemProviderReading }.first { type(of: $0) == aClass }
  }
}
