import CGTK
import CTesseraGTK
import Tessera
import TesseraLayout

/// A painter of drawings onto a snapshot, in the colors of a theme.
@MainActor
struct SnapshotPainter {
  let snapshot: OpaquePointer
  let theme: Theme
  let textures: ImageTextures

  /// Paints a drawing, back to front.
  func paint(_ drawing: Drawing) {
    let measurer = drawing.usesLabelText ? PangoText.labels : .shared
    var backgrounds: [Background] = []
    var groups = OpenGroups()
    for command in drawing.commands where groups.shows(command) {
      switch command {
      case .fill(let rect, let color, let radius):
        fill(rect, color, radius)
        backgrounds.removeAll { rect.intersection($0.rect) == $0.rect }
        backgrounds.append(Background(rect: rect, color: color))
      case .stroke(let rect, let color, let width, let radius):
        // The outline of a focused row needs more contrast than the accent color of some themes has.
        let isLegible = drawing.usesLabelText && color == .accent
        stroke(rect, isLegible ? theme.textColor(color, on: nil) : theme.rgba(color), width, radius)
      case .text(let text, let rect, let style):
        set(text, rect, style, with: measurer, on: backgrounds)
      case .styledText(let text, let rect):
        set(text.text, rect, text.style, text.runs, with: measurer, on: backgrounds)
      case .image(let image, let rect): show(image, rect)
      // The view has a widget for a control; components draw their spinners.
      case .control, .nativeView, .spinner: break
      case .beginGroup(let opacity): gtk_snapshot_push_opacity(snapshot, opacity)
      case .endGroup: gtk_snapshot_pop(snapshot)
      }
    }
    for _ in 0..<groups.count { gtk_snapshot_pop(snapshot) }
    textures.endDrawing()
  }

  /// The width and the height of the smallest fill behind a text, in points.
  private static let smallestBackground = 12.0

  /// A filled rectangle that is not covered yet.
  private struct Background {
    var rect: Rect
    var color: Color
  }

  private func fill(_ rect: Rect, _ color: Color, _ radius: Double) {
    // No text fits in front of a bar.
    let isBar = min(rect.width, rect.height) < Self.smallestBackground
    var rgba = isBar ? theme.graphicColor(color) : theme.rgba(color)
    var bounds = rect.graphene
    guard radius > 0 else { return gtk_snapshot_append_color(snapshot, &rgba, &bounds) }
    var outline = rect.rounded(by: radius)
    gtk_snapshot_push_rounded_clip(snapshot, &outline)
    gtk_snapshot_append_color(snapshot, &rgba, &bounds)
    gtk_snapshot_pop(snapshot)
  }

  private func stroke(_ rect: Rect, _ color: GdkRGBA, _ width: Double, _ radius: Double) {
    var outline = rect.rounded(by: radius)
    let widths = [Float](repeating: Float(width), count: 4)
    let colors = [GdkRGBA](repeating: color, count: 4)
    gtk_snapshot_append_border(snapshot, &outline, widths, colors)
  }

  private func set(
    _ text: String, _ rect: Rect, _ style: TextStyle, _ runs: [StyledText.Run] = [],
    with measurer: PangoText, on backgrounds: [Background]
  ) {
    let scale = measurer.scale(fitting: text, style, runs, in: rect.size)
    let lineHeight = measurer.lineHeight(of: style, at: scale)
    let rows = Int(max(1, min((rect.height / lineHeight).rounded(), 1e6)))
    // Prefer the background behind the whole text, else one behind a part.
    let background =
      backgrounds.last { rect.intersection($0.rect) == rect } ?? backgrounds.last { $0.rect.overlaps(rect) }
    var rgba = theme.textColor(style.color, on: background?.color)
    var origin = rect.graphene.origin
    let limit = min(rows, style.lineLimit ?? rows)
    guard limit > 0, rect.width > 0 else { return }
    let styledRuns = runs.map { run in
      if run.style.background == .warning {
        return PangoRun(run, text: theme.textColor(.primary, on: nil), background: theme.highlight)
      }
      return PangoRun(
        run, text: theme.textColor(run.style.foreground, on: run.style.background ?? background?.color),
        background: run.style.background.map(theme.rgba))
    }
    measurer.with(text, style, styledRuns, width: rect.width, lineLimit: limit, scale: scale) { layout in
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &origin)
      gtk_snapshot_append_layout(snapshot, layout, &rgba)
      gtk_snapshot_restore(snapshot)
    }
  }

  private func show(_ image: Image, _ rect: Rect) {
    guard let texture = textures.texture(of: image) else { return }
    var bounds = rect.graphene
    gtk_snapshot_append_texture(snapshot, texture, &bounds)
  }
}

extension Rect {
  var graphene: graphene_rect_t {
    graphene_rect_t(
      origin: graphene_point_t(x: Float(minX), y: Float(minY)),
      size: graphene_size_t(width: Float(width), height: Float(height)))
  }

  fileprivate func rounded(by radius: Double) -> GskRoundedRect {
    var outline = GskRoundedRect()
    var bounds = graphene
    gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(Swift.min(radius, width / 2, height / 2)))
    return outline
  }
}
