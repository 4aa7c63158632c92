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
/// It takes the room that it is offered. What is declared again is compared, as everywhere; where SwiftUI says that a change is
/// not to be animated (`disablesAnimations`), everything is in its place at once.
///
/// SwiftUI has names of its own for some things: where a file imports both, write `Tessera.Section` and `Tessera.ForEach`, or
/// declare the content in a file that does not import SwiftUI.
public struct TesseraView: UIViewRepresentable {
  private var declaration: CollectionDeclaration
  private let configuration: EngineConfiguration?

  /// Makes a view of some content.
  ///
  /// - Parameters:
  ///   - content: What to show.
  ///   - configuration: How the engine works, from the first time on; nil: ``EngineConfiguration/touch()``.
  public init(_ content: Content<UIKitHost>, configuration: EngineConfiguration? = nil) {
    declaration = CollectionDeclaration(content: content)
    self.configuration = configuration
  }

  /// Makes a view of some sections; see ``Content``.
  public init(
    scrolling axis: TesseraLayout.Axis = .vertical, layout: TesseraLayout.Layout? = nil,
    configuration: EngineConfiguration? = nil,
    @Tessera.ContentBuilder<UIKitHost> _ sections: () -> [Tessera.Section<UIKitHost>]
  ) {
    self.init(Content(scrolling: axis, layout: layout, sections), configuration: configuration)
  }

  // MARK: Declaring

  /// The view with what is selected in it kept by the app.
  ///
  /// - Parameters:
  ///   - ids: The ids of what is selected, as `ForEach` knows them; ids of another type are not told.
  ///   - mode: How much people can select.
  public func selection<ID: Hashable & Sendable>(
    _ ids: Binding<Set<ID>>, mode: SelectionMode = .multiple
  ) -> TesseraView {
    var copy = self
    copy.declaration.selection = SelectionLink(
      mode: mode, get: { Set(ids.wrappedValue.map { ItemID($0) }) },
      set: { ids.wrappedValue = Set($0.compactMap { $0.value(as: ID.self) }) })
    return copy
  }

  /// The view with something else said about the collection, each time the view is declared.
  public func adjusting(_ adjust: @escaping @MainActor (CollectionView) -> Void) -> TesseraView {
    var copy = self
    copy.declaration.adjustments.append(adjust)
    return copy
  }

  // MARK: Asked by SwiftUI

  /// Makes what goes along with the collection.
  public func makeCoordinator() -> CollectionCoordinator { CollectionCoordinator() }

  /// Makes the collection.
  public func makeUIView(context: Context) -> CollectionView {
    CollectionView(configuration: configuration ?? .touch())
  }

  /// Brings the collection up to date.
  public func updateUIView(_ view: CollectionView, context: Context) {
    context.coordinator.update(view, to: declaration, isAnimated: !context.transaction.disablesAnimations)
  }

  /// Lets go of the collection.
  public static func dismantleUIView(_ view: CollectionView, coordinator: CollectionCoordinator) {
    coordinator.leave(view)
  }
}
#endif
