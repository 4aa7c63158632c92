@_spi(Behaviors) import TesseraKernel

/// The configuration as the engine stores it, without reading it.
final class ConfigurationTrait: Trait {
  /// The configuration; it changes with the settings of the system.
  fileprivate(set) var configuration: EngineConfiguration

  init(_ configuration: EngineConfiguration) { self.configuration = configuration }
}

extension EngineConfiguration {
  /// Returns the configuration stored in an engine's options, or the default one.
  static func kept(in options: Trait) -> EngineConfiguration {
    (options as? ConfigurationTrait)?.configuration ?? EngineConfiguration()
  }
}

extension Engine {
  /// The configuration of the engine.
  public var configuration: EngineConfiguration { .kept(in: options) }

  /// Creates an engine without content.
  public convenience init(configuration: EngineConfiguration = EngineConfiguration()) {
    self.init(configuration.kernelOptions, options: ConfigurationTrait(configuration))
    configuration.installers.install(in: self)
  }

  /// Applies other settings, for hosts that observe the settings of the system.
  ///
  /// The settings also apply to a press in progress. Animations in progress finish as they began.
  ///
  /// - Parameters:
  ///   - gestures: The timing that decides which gesture a press becomes.
  ///   - reducesMotion: Whether animated motion is reduced.
  ///   - direction: The layout direction. The visible part keeps its distance from the side where lines
  ///     begin.
  ///   - pixelGrid: The grid that frames are rounded to; `nil` if they are not rounded.
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
  /// Creates a stage without content.
  public convenience init(configuration: EngineConfiguration = EngineConfiguration()) {
    self.init(Engine(configuration: configuration))
  }
}
