import TesseraDiff

/// Content of which something is known before the engine takes it over, such as what was found out in the background.
///
/// The room that prepares content has its own class.
package protocol PreparedContent: AnyObject {
  /// The content.
  var content: DeclaredContent { get }
  /// The content with its identities.
  var snapshot: Snapshot { get }
  /// What was found wrong with the ids.
  var issues: [Issue] { get }

  /// Returns which item of the content before is which of this one; nil if that is still to be found out.
  ///
  /// - Parameter number: The content before; see ``ContentState/number``.
  func pairing(withContent number: Int) -> Pairing?

  /// What is kept while the content is shown, for the preparation of the next one; nil if nothing is.
  var memory: AnyObject? { get }

  /// Returns the sections that were laid out, for a question about each position; nil if none were.
  ///
  /// - Parameter estimates: What items that were not measured probably measure by now.
  func laidOut(_ estimates: Estimates) -> ((_ section: Int) -> SectionFrames?)?
}
