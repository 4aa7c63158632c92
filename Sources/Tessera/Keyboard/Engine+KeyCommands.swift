@_spi(Behaviors) import TesseraKernel

extension Engine {
  /// The commands that the user can give by keys at the moment: those of the focused item, of the groups and sections
  /// around it, and of the content, each with the keys that the user has chosen.
  ///
  /// If several commands have the same key, the first one of the list takes it, and the others do not list it.
  public var keyCommands: [KeyCommand] {
    var (commands, taken) = ([KeyCommand](), Set<KeyStroke>())
    for declared in declaredKeyCommands {
      var command = bound(declared)
      command.strokes = command.strokes.filter { taken.insert($0).inserted }
      commands.append(command)
    }
    return commands
  }

  /// Performs the command that a key gives.
  ///
  /// - Returns: `true` if there is one.
  func performKeyCommand(_ press: KeyPress) -> Bool {
    let stroke = KeyStroke(press.key, press.modifiers)
    guard let command = keyCommands.first(where: { $0.strokes.contains(stroke) }) else { return false }
    post(.call(command.action))
    return true
  }

  /// The commands as declared, those of the focused item first.
  private var declaredKeyCommands: [KeyCommand] {
    var commands: [KeyCommand] = []
    func append(_ traits: Traits) { commands += traits.first(KeyCommandsTrait.self)?.commands ?? [] }
    if let target = focusedTarget {
      for receiver in responderChain(of: EventReceiver(target: target)) {
        if let cell = declaredCell(of: receiver.target) { append(cell.attributes.declared) }
      }
      var section: Int? = target.path.section
      while let position = section, snapshot.sections.indices.contains(position) {
        append(snapshot.sections[position].section.traits)
        section = snapshot.sections[position].place.parent
      }
    }
    append(snapshot.traits)
    return commands
  }
}
