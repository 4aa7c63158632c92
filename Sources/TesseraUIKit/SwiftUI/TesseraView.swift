#if canImport(UIKit) && !os(watchOS) && canImport(SwiftUI)
import SwiftUI
import Tessera
import TesseraLayout
import UIKit

/// A collection inside SwiftUI.
///
///     struct PeopleScreen: View {
///       let people: [Person]
///       @State private var chosen: Set<Person.ID> = []
///
///       var body: some View {
///         TesseraView(peopleContent(people)).selection($chosen)
///       }
///     }
///
/// It fills the offered size. New declarations are compared with the current one, as everywhere. If SwiftUI
/// disables animations for a change (`disablesAnimations`), everything is placed at once.
///
/// SwiftUI has types of the same names: in a file that imports both, write `Tessera.Section` and
/// `Tessera.ForEach`, or declare the content in a file that does not import SwiftUI.
public struct TesseraView: UIViewRepresentable {
  private var declaration: CollectionDeclaration
  private let configuration: EngineConfiguration?

  /// Creates a view of content.
  ///
  /// - Parameters:
  ///   - content: The content to show.
  ///   - configuration: The initial configuration of the engine; `nil` for ``EngineConfiguration/touch()``.
  public init(_ content: Content<UIKitHost>, configuration: EngineConfiguration? = nil) {
    declaration = CollectionDeclaration(content: content)
    self.configuration = configuration
  }

  /// Creates a view of sections; see ``Content``.
  ///
  /// - Parameters:
  ///   - axis: The scroll axis.
  ///   - layout: The layout of the content; `nil` for the default.
  ///   - configuration: The initial configuration of the engine; `nil` for ``EngineConfiguration/touch()``.
  ///   - sections: The sections of the content.
  public init(
    scrolling axis: TesseraLayout.Axis = .vertical, layout: TesseraLayout.Layout? = nil,
    configuration: EngineConfiguration? = nil,
    @Tessera.ContentBuilder<UIKitHost> _ sections: () -> [Tessera.Section<UIKitHost>]
  ) {
    self.init(Content(scrolling: axis, layout: layout, sections), configuration: configuration)
  }

  // MARK: Modifiers

  /// Returns the view with its selection bound to a set of ids.
  ///
  /// - Parameters:
  ///   - ids: The ids of the selected items, of the type used by `ForEach`; ids of another type are not
  ///     reported.
  ///   - mode: The selection mode.
  public func selection<ID: Hashable & Sendable>(
    _ ids: Binding<Set<ID>>, mode: SelectionMode = .multiple
  ) -> TesseraView {
    var copy = self
    copy.declaration.selection = SelectionLink(
      mode: mode, get: { Set(ids.wrappedValue.map { ItemID($0) }) },
      set: { ids.wrappedValue = Set($0.compactMap { $0.value(as: ID.self) }) })
    return copy
  }

  /// Returns the view with an adjustment of the collection, which is applied each time the view is declared.
  public func adjusting(_ adjust: @escaping @MainActor (CollectionView) -> Void) -> TesseraView {
    var copy = self
    copy.declaration.adjustments.append(adjust)
    return copy
  }

  // MARK: UIViewRepresentable

  /// Creates the coordinator of the collection.
  public func makeCoordinator() -> CollectionCoordinator { CollectionCoordinator() }

  /// Creates the collection.
  public func makeUIView(context: Context) -> CollectionView {
    CollectionView(configuration: configuration ?? .touch())
  }

  /// Applies the declaration to the collection.
  public func updateUIView(_ view: CollectionView, context: Context) {
    context.coordinator.update(view, to: declaration, isAnimated: !context.transaction.disablesAnimations)
  }

  /// Removes the content of the collection.
  public static func dismantleUIView(_ view: CollectionView, coordinator: CollectionCoordinator) {
    coordinator.leave(view)
  }
}
#endif
