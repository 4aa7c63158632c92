#if !canImport(ObjectiveC)
import Testing
import UIKit

@testable import TesseraUIKit

/// The contrast of texts on their backgrounds.
@MainActor
@Suite("Contrast", .simulated)
struct ContrastTests {
  /// The contrast of text that is not large, according to the Web Content Accessibility Guidelines.
  private static let minimum = 4.5

  private static var appearances: [UITraitCollection] {
    [UIUserInterfaceStyle.light, .dark].flatMap { style in
      [UIAccessibilityContrast.normal, .high].map { contrast in
        UITraitCollection(traitsFrom: [
          UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
        ])
      }
    }
  }

  private static let roles: [Color] = [
    .primary, .secondary, .accent, .positive, .warning, .negative, .background,
  ]

  @Test("Text of each role is legible on each background, light and dark")
  func roles() {
    for traits in Self.appearances {
      let palette = Palette(traits)
      for ground in Palette.Ground.allCases {
        for color in Self.roles where color != .background {
          let text = palette.text(color, on: ground)
          for background in palette.backgrounds(ground) {
            let contrast = text.composited(over: background).contrast(with: background)
            #expect(contrast >= Self.minimum, "\(color) on \(ground)")
          }
        }
      }
      for background: Color in [.accent, .positive, .warning, .negative, .primary] {
        for color in Self.roles {
          let (text, ground) = (palette.text(color, over: background), palette.fill(background))
          #expect(text.composited(over: ground).contrast(with: ground) >= Self.minimum)
        }
      }
    }
  }

  @Test(
    "The buttons of all roles, and fields, have legible texts",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func controls(style: UIUserInterfaceStyle) throws {
    Simulation.setUserInterfaceStyle(style)
    let form = Form { form in
      Content {
        Section("rows") {
          ForEach(ButtonRole.allCases, id: \.self) { Button("a", role: $0) {} }
          Menu(["a"], selected: 0) { _ in }
          form.field("name")
          Toggle("toggle", isOn: true) { _ in }
        }
      }
    }
    let traits = form.view.traitCollection
    let palette = Palette(traits)
    func rgba(_ color: UIColor?) throws -> RGBA { RGBA(try #require(color).resolvedColor(with: traits)) }
    let buttons = form.view.shown(UIButton.self)
    #expect(buttons.count == 6)
    for button in buttons {
      let configuration = try #require(button.configuration)
      let backgrounds =
        switch configuration.simulatedStyle {
        case .gray: palette.backgrounds(.button)
        case .filled: [try rgba(configuration.baseBackgroundColor)]
        default: palette.backgrounds(.row)
        }
      let text = try rgba(configuration.baseForegroundColor)
      for background in backgrounds { #expect(text.contrast(with: background) >= Self.minimum) }
    }
    let field = try #require(form.textField("name"))
    let placeholder = try #require(field.attributedPlaceholder)
    let color = placeholder.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    for text in [try rgba(color), try rgba(field.textColor)] {
      for background in palette.backgrounds(.field) {
        #expect(text.composited(over: background).contrast(with: background) >= Self.minimum)
      }
    }
    let label = try #require(form.view.shown(UILabel.self).first)
    for background in palette.backgrounds(.row) {
      #expect(try rgba(label.textColor).contrast(with: background) >= Self.minimum)
    }
  }

  @Test("The tint of the collection is the accent color, made legible")
  func tint() throws {
    let form = Form { _ in
      Content {
        Section("rows") {
          HStack {
            Text("link").foreground(.accent)
            Button("a") {}
          }
        }
      }
    }
    let canvas = try #require(form.view.shownCanvas("link"))
    let button = try #require(form.view.shown(UIButton.self).first)
    func colors() throws -> [RGBA] {
      let drawn: [UIColor] = Simulation.drawing(of: canvas).compactMap { element in
        if case .text(_, _, let color) = element { UIColor(cgColor: color) } else { nil }
      }
      let title = try #require(button.configuration?.baseForegroundColor)
      return (drawn + [title.resolvedColor(with: form.view.traitCollection)]).map { RGBA($0) }
    }
    let usual = try colors()
    form.view.tintColor = .systemOrange
    form.screen.settle()
    let tinted = try colors()
    #expect(usual.count == 2 && tinted.count == 2)
    for (old, new) in zip(usual, tinted) {
      #expect(new.red > old.red && new.contrast(with: .white) >= Self.minimum)
    }
  }

  @Test(
    "The texts of a drawing are legible on what is drawn behind them",
    arguments: [UIUserInterfaceStyle.light, .dark])
  func drawing(style: UIUserInterfaceStyle) throws {
    Simulation.setUserInterfaceStyle(style)
    let form = Form(selects: true) { _ in
      Content {
        Section("rows") {
          HStack {
            Text("title")
            Text("detail").style(.caption)
            Text("bad").foreground(.negative)
            Badge(3)
          }
          .selectable()
        }
      }
    }
    for isSelected in [false, true] {
      if isSelected { form.tap(x: 160, y: 22) }
      let canvas = try #require(form.view.shownCanvas("title"))
      var behind: [(CGRect, RGBA)] = [(canvas.bounds, Palette(form.view.traitCollection).fill(.background))]
      #expect(form.view.engine.selection.isEmpty != isSelected)
      for element in Simulation.drawing(of: canvas) {
        switch element {
        case .fill(let rect, let color): behind.append((rect, RGBA(UIColor(cgColor: color))))
        case .text(let text, let rect, let color):
          let ground = try #require(behind.last { $0.0.contains(CGPoint(x: rect.midX, y: rect.midY)) }).1
          let contrast = RGBA(UIColor(cgColor: color)).composited(over: ground).contrast(with: ground)
          #expect(contrast >= Self.minimum, "\(text)")
        default: break
        }
      }
    }
  }
}
#endif
