import Tessera
import TesseraLayout

/// A view of the host: a piece of a web page.
@MainActor
final class Element {
  var html = ""
  /// The place and appearance that the collection has given it.
  var placement = Placement(frame: .zero)
}

/// Web pages as a host.
enum Web: CollectionHost {
  static var text: any TextMeasuring { monospaceText }

  static func makeCanvasView() -> Element { Element() }

  static func show(_ drawing: Drawing, in view: Element) { view.html = drawing.commands.map(html).joined() }

  static func view(_ view: Element) -> Element { view }

  private static func html(_ command: Drawing.Command) -> String {
    switch command {
    case .fill(let rect, let color, let radius):
      "<i style=\"\(style(rect));background:\(css(color));border-radius:\(radius)px\"></i>"
    case .stroke(let rect, let color, let width, _):
      "<i style=\"\(style(rect));box-sizing:border-box;border:\(width)px solid \(css(color))\"></i>"
    case .text(let text, let rect, let look):
      "<b style=\"\(style(rect));color:\(css(look.color));font-weight:\(look.isBold ? 700 : 400)\">"
        + escaped(text) + "</b>"
    case .styledText(let text, let rect): html(.text(text.text, rect, text.style))
    case .image, .control, .nativeView, .spinner, .beginGroup, .endGroup: ""
    }
  }

  static func style(_ rect: Rect) -> String {
    "position:absolute;left:\(rect.minX)px;top:\(rect.minY)px;width:\(rect.width)px;height:\(rect.height)px"
  }

  static func escaped(_ text: String) -> String {
    text.map { $0 == "<" ? "&lt;" : $0 == "&" ? "&amp;" : String($0) }.joined()
  }

  private static func css(_ color: Color) -> String {
    if case .rgb(let red, let green, let blue) = color { return "rgb(\(red),\(green),\(blue))" }
    return "var(--\(color))"
  }
}

private let monospaceText = MonospaceText()

/// Allows native cells in content.
extension ItemBuilder where H == Web {
  static func buildExpression<M: ModifiableCell>(_ cell: M) -> Items<Web>
  where M.Base: Cell, M.Base.View: Element {
    Items(AnyCell(cell, upcast: { $0 }))
  }
}

/// A collection in a web page.
@MainActor
final class WebCollection {
  private let stage = Stage<Web>(configuration: EngineConfiguration(overscan: 0))
  private var shown: [CellID: Element] = [:]

  init(size: Size) { stage.engine.resize(to: size) }

  func show(_ content: Content<Web>) { act { stage.show(content) } }

  func scroll(by distance: Double) { act { stage.engine.scroll(by: Point(y: distance)) } }

  func click(_ point: Point) { act { _ = stage.engine.tap(at: point) } }

  /// The visible part of the collection, from back to front.
  var html: String {
    let viewport = stage.engine.viewport
    let elements = stage.engine.cells.compactMap { shown[$0.id] }.map { element in
      let frame = element.placement.frame.offset(by: .zero - viewport.origin)
      return "<div style=\"\(Web.style(frame))\">\(element.html)</div>"
    }
    let window = Web.style(Rect(size: viewport.size)) + ";overflow:hidden"
    return (["<div style=\"\(window)\">"] + elements + ["</div>"]).joined(separator: "\n")
  }

  /// Makes a request, and draws the frame in which it is performed.
  private func act(_ request: () -> Void) {
    request()
    stage.updateFrame { $0.operations.forEach(perform) }
  }

  private func perform(_ operation: MountOperation) {
    switch operation {
    case .mount(let id, _, let placement), .move(let id, let placement):
      shown[id] = stage.view(for: id)
      shown[id]?.placement = placement
    case .unmount(let id): shown[id] = nil
    case .update, .discard, .present: break
    }
  }
}
