#if canImport(UIKit) && !os(watchOS)
import Tessera
import TesseraDiff

/// A snapshot that the app edits by id, and an adapter or view that shows each version of it: the counterpart of
/// a diffable data source.
///
///     let source = SnapshotSource(adapter, snapshot) { snapshot in
///       Content {
///         for entry in snapshot.entries {
///           Section(entry.section.id) { ForEach(entry.items) { MailCell($0) } }
///         }
///       }
///     }
///     source.update { edit in
///       edit.remove([2])
///       edit.move([4], before: 1)
///     }
@MainActor
public final class SnapshotSource<Section: Identifiable & Equatable, Item: Identifiable & Equatable>
where Section.ID: Sendable, Item.ID: Sendable {
  /// The type of the snapshot.
  public typealias Snapshot = SectionedSnapshot<Section, Item>

  /// The snapshot that was shown last.
  public private(set) var snapshot: Snapshot
  /// The adapter or view that shows it.
  public let display: any ContentDisplay
  private let content: (Snapshot) -> Content<UIKitHost>

  /// Creates a source and shows its snapshot, without animation.
  ///
  /// - Parameters:
  ///   - display: The adapter or view.
  ///   - snapshot: The first snapshot; empty by default.
  ///   - content: A closure that declares the content of a snapshot.
  public init(
    _ display: any ContentDisplay, _ snapshot: Snapshot = Snapshot(),
    content: @escaping (Snapshot) -> Content<UIKitHost>
  ) {
    self.display = display
    self.snapshot = snapshot
    self.content = content
    display.show(content(snapshot), animated: false, completion: nil)
  }

  /// Shows another snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - isAnimated: Whether the change is animated.
  ///   - completion: A handler that is called when the change is on screen, or another one has replaced it.
  public func apply(
    _ snapshot: Snapshot, animated isAnimated: Bool = true, completion: (() -> Void)? = nil
  ) {
    self.snapshot = snapshot
    display.show(content(snapshot), animated: isAnimated, completion: completion)
  }

  /// Edits the snapshot by ids and shows the result; see ``SectionedSnapshot/update(_:)``.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the change is animated.
  ///   - completion: A handler that is called when the change is on screen, or another one has replaced it.
  ///   - edit: A closure that edits the snapshot. If it throws, nothing changes.
  /// - Returns: The changes, and the edits that could not be performed.
  /// - Throws: Any error that `edit` throws.
  @discardableResult
  public func update<Failure: Error>(
    animated isAnimated: Bool = true, completion: (() -> Void)? = nil,
    _ edit: (inout Snapshot.Editor) throws(Failure) -> Void
  ) throws(Failure) -> Snapshot.Update {
    var edited = snapshot
    let update = try edited.update(edit)
    apply(edited, animated: isAnimated, completion: completion)
    return update
  }
}
#endif
