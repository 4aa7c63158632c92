import TesseraLayout

/// The distances and sizes that a host uses in its lists and controls, in points.
///
/// Components use these instead of numbers of their own, so that one description is dense in a terminal and has the
/// margins of the platform elsewhere.
public struct HostMetrics: Hashable, Sendable {
  /// A small gap, as between a title and its subtitle.
  public var tightSpace: Size
  /// The usual gap, as between two texts of a row.
  public var regularSpace: Size
  /// A large gap, as between groups of controls.
  public var looseSpace: Size
  /// The distance of the content of a row from the edges of the row.
  public var rowInsets: Insets
  /// The smallest height of a row.
  public var minimumRowHeight: Double
  /// The smallest height of a control.
  public var controlHeight: Double
  /// The space inside a control to the left and to the right of its title.
  public var controlPadding: Double
  /// The width of the box of a check box or of a switch, without its title.
  public var toggleWidth: Double
  /// The width of the buttons of a stepper that stand beside its number; 0 if the number is between them.
  public var stepperWidth: Double
  /// The width of a text field that has as much space as it likes.
  public var fieldWidth: Double
  /// The height of a bar that shows progress.
  public var progressHeight: Double
  /// The radius of the corners of controls, badges and cards.
  public var cornerRadius: Double
  /// The thickness of a separator line.
  public var separatorWidth: Double
  /// Whether the host shows the controls of a drawing as widgets; see ``Control``.
  public var hasNativeControls: Bool
  /// Whether the host shows the spinners of a drawing as widgets; see ``Canvas/spinner(_:in:)``.
  public var hasNativeSpinners: Bool
  /// Whether the host shows characters that all have the same size, on a grid.
  public var isCharacterGrid: Bool

  /// Creates metrics from their values.
  public init(
    tightSpace: Size, regularSpace: Size, looseSpace: Size, rowInsets: Insets, minimumRowHeight: Double,
    controlHeight: Double, controlPadding: Double, toggleWidth: Double, fieldWidth: Double,
    progressHeight: Double, cornerRadius: Double, separatorWidth: Double = 1, stepperWidth: Double = 0,
    hasNativeControls: Bool = false, hasNativeSpinners: Bool = false, isCharacterGrid: Bool = false
  ) {
    self.tightSpace = tightSpace
    self.regularSpace = regularSpace
    self.looseSpace = looseSpace
    self.rowInsets = rowInsets
    self.minimumRowHeight = minimumRowHeight
    self.controlHeight = controlHeight
    self.controlPadding = controlPadding
    self.toggleWidth = toggleWidth
    self.stepperWidth = stepperWidth
    self.fieldWidth = fieldWidth
    self.progressHeight = progressHeight
    self.cornerRadius = cornerRadius
    self.separatorWidth = separatorWidth
    self.hasNativeControls = hasNativeControls
    self.hasNativeSpinners = hasNativeSpinners
    self.isCharacterGrid = isCharacterGrid
  }

  /// The metrics of a host whose characters all have the same size: rows of one line, gaps of whole characters.
  public static var characters: HostMetrics {
    let (width, height) = (TextMetrics.characterWidth, TextMetrics.lineHeight)
    return HostMetrics(
      tightSpace: Size(width: width, height: 0), regularSpace: Size(width: width, height: 0),
      looseSpace: Size(width: 2 * width, height: height),
      rowInsets: Insets(top: 0, left: width, bottom: 0, right: width),
      minimumRowHeight: height, controlHeight: height, controlPadding: width, toggleWidth: 3 * width,
      fieldWidth: 24 * width, progressHeight: height, cornerRadius: 0, isCharacterGrid: true)
  }

  /// The metrics of a desktop with a mouse, after the guidelines of GNOME.
  public static var desktop: HostMetrics {
    HostMetrics(
      tightSpace: Size(width: 6, height: 3), regularSpace: Size(width: 12, height: 6),
      looseSpace: Size(width: 18, height: 18), rowInsets: Insets(top: 6, left: 12, bottom: 6, right: 12),
      minimumRowHeight: 34, controlHeight: 34, controlPadding: 17, toggleWidth: 22, fieldWidth: 240,
      progressHeight: 6,
      cornerRadius: 6)
  }

  /// The metrics of a screen that the user touches, after the guidelines of Apple.
  public static var touch: HostMetrics {
    HostMetrics(
      tightSpace: Size(width: 4, height: 2), regularSpace: Size(width: 8, height: 6),
      looseSpace: Size(width: 16, height: 16), rowInsets: Insets(top: 11, left: 16, bottom: 11, right: 16),
      minimumRowHeight: 44, controlHeight: 34, controlPadding: 12, toggleWidth: 51, fieldWidth: 200,
      progressHeight: 4,
      cornerRadius: 8, separatorWidth: 0.5, stepperWidth: 94)
  }
}
