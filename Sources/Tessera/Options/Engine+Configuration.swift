@_spi(Behaviors) import TesseraKernel

/// Carries the configuration through the engine, which reads none of it.
final class ConfigurationTrait: Trait {
  /// The configuration; it changes when the settings of the system do.
  fileprivate(set) var configuration: EngineConfiguration

  /// Makes a trait of a configuration.
  init(_ configuration: EngineConfiguration) { self.configuration = configuration }
}

extension EngineConfiguration {
  /// Returns the configuration that an engine keeps; the default one if it keeps none.
  static func kept(in options: Trait) -> EngineConfiguration {
    (options as? ConfigurationTrait)?.configuration ?? EngineConfiguration()
  }
}

extension Engine {
  /// How the engine works.
  public var configuration: EngineConfiguration { .kept(in: options) }

  /// Makes an engine without content.
  public convenience init(configuration: EngineConfiguration = EngineConfiguration()) {
    self.init(configuration.kernelOptions, options: ConfigurationTrait(configuration))
    configuration.installers.install(in: self)
  }

  /// Goes by other settings from now on: for hosts that hear of changes. A press that is under way goes by them as well; what
  /// moves already comes to rest as it began.
  ///
  /// - Parameters:
  ///   - gestures: When a press becomes which gesture.
  ///   - reducesMotion: Whether anything moves by itself.
  ///   - direction: The side from which lines begin. What is in view stays as far from there as it was.
  ///   - pixelGrid: What frames are rounded to; nil: nothing.
  public func adapt(
    gestures: GestureTiming, reducesMotion: Bool, direction: LayoutDirection, pixelGrid: PixelGrid?
  ) {
    if let trait = options as? ConfigurationTrait {
      (trait.configuration.gestures, trait.configuration.reducesMotion) = (gestures, reducesMotion)
      (trait.configuration.direction, trait.configuration.pixelGrid) = (direction, pixelGrid)
    }
    adapt(reducesMotion: reducesMotion, direction: direction, pixelGrid: pixelGrid)
    callBehaviors(in: .settings) { $0.settingsChanged(self) }
  }
}

extension Stage {
  /// Makes a stage without content.
  public convenience init(configuration: EngineConfiguration = EngineConfiguration()) {
    self.init(Engine(configuration: configuration))
  }
}
