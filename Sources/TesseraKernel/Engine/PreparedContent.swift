import TesseraDiff

/// Content with results that were computed before the engine applies it, such as in the background.
///
/// The room that prepares content has its own class.
package protocol PreparedContent: AnyObject {
  var content: DeclaredContent { get }
  /// The content with its identities.
  var snapshot: Snapshot { get }
  var issues: [Issue] { get }

  /// Returns the pairing with the items of previous content.
  ///
  /// - Parameter number: The number of the previous content; see ``ContentState/number``.
  /// - Returns: The pairing; `nil` if it is not known.
  func pairing(withContent number: Int) -> Pairing?

  /// The data that is stored while the content is shown, for the preparation of the next content.
  var comparisonCache: AnyObject? { get }

  /// Returns a function that returns the laid-out section at a position; `nil` if no sections were laid out.
  ///
  /// - Parameter estimates: The present estimates of the sizes of items that were not measured.
  func laidOut(_ estimates: Estimates) -> ((_ section: Int) -> SectionFrames?)?
}
