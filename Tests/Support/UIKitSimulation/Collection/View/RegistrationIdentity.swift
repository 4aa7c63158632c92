/// Who a registration of cells or supplementary views is: each is registered under a name of its own.
@MainActor
final class RegistrationIdentity {
  /// How many questions for views are being answered.
  static var providerDepth = 0

  private static var count = 0

  /// Whether it was made while a data source was asked for a view.
  let isMadeByProvider = RegistrationIdentity.providerDepth > 0

  /// The reuse identifier of its views.
  let identifier: String

  init() {
    Self.count += 1
    identifier = "registration \(Self.count)"
  }
}
