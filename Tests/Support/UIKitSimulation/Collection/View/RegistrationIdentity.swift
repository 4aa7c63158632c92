/// The identity of a registration of cells or supplementary views, which has a unique reuse identifier.
@MainActor
final class RegistrationIdentity {
  /// The number of data source requests in progress.
  static var providerDepth = 0

  private static var count = 0

  /// Whether the registration was created during a data source request.
  let isMadeByProvider = RegistrationIdentity.providerDepth > 0

  let identifier: String

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
  }
}
