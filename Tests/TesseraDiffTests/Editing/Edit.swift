import TesseraDiff

/// One edit as a value, so that random edits can be generated, printed and shortened.
enum Edit {
  enum Place {
    case before(Int, in: String?)
    case after(Int, in: String?)
    case start(of: String)
    case end(of: String)
  }

  enum SectionPlace {
    case before(String)
    case after(String)
    case start
    case end
  }

  case insert([Mail], Place)
  case remove([Int], in: String?)
  case removeAll(in: String)
  case replace(Int, in: String?, with: Mail)
  case reload([Int], in: String?)
  case move([Int], from: String?, Place)
  case insertSections([Mailbox.Entry], SectionPlace)
  case removeSections([String])
  case replaceSection(String, with: Folder)
  case reloadSections([String])
  case moveSections([String], SectionPlace)
}

extension Edit {
  func perform(in editor: inout Mailbox.Editor) {
    switch self {
    case .insert(let items, .before(let target, let section)):
      editor.insert(items, before: target, in: section)
    case .insert(let items, .after(let target, let section)): editor.insert(items, after: target, in: section)
    case .insert(let items, .start(let section)): editor.prepend(items, to: section)
    case .insert(let items, .end(let section)): editor.append(items, to: section)
    case .remove(let ids, let section): editor.remove(ids, in: section)
    case .removeAll(let section): editor.removeAll(in: section)
    case .replace(let id, let section, let item): editor.replace(id, in: section, with: item)
    case .reload(let ids, let section): editor.reload(ids, in: section)
    case .move(let ids, let source, .before(let target, let section)):
      editor.move(ids, from: source, before: target, in: section)
    case .move(let ids, let source, .after(let target, let section)):
      editor.move(ids, from: source, after: target, in: section)
    case .move(let ids, let source, .start(let section)): editor.move(ids, from: source, toStartOf: section)
    case .move(let ids, let source, .end(let section)): editor.move(ids, from: source, toEndOf: section)
    default: performOnSections(in: &editor)
    }
  }

  private func performOnSections(in editor: inout Mailbox.Editor) {
    switch self {
    case .insertSections(let entries, .before(let target)): editor.insertSections(entries, before: target)
    case .insertSections(let entries, .after(let target)): editor.insertSections(entries, after: target)
    case .insertSections(let entries, .start): editor.prependSections(entries)
    case .insertSections(let entries, .end): editor.appendSections(entries)
    case .removeSections(let ids): editor.removeSections(ids)
    case .replaceSection(let id, let section): editor.replaceSection(id, with: section)
    case .reloadSections(let ids): editor.reloadSections(ids)
    case .moveSections(let ids, .before(let target)): editor.moveSections(ids, before: target)
    case .moveSections(let ids, .after(let target)): editor.moveSections(ids, after: target)
    case .moveSections(let ids, .start): editor.moveSectionsToStart(ids)
    case .moveSections(let ids, .end): editor.moveSectionsToEnd(ids)
    default: break
    }
  }
}

extension Edit: CustomStringConvertible {
  /// The edit as a line of Swift, except for the types of items and sections.
  var description: String {
    switch self {
    case .insert(let items, let place): "insert(\(items.map(text)), \(text(place)))"
    case .remove(let ids, let section): "remove(\(ids)\(text("in", section)))"
    case .removeAll(let section): "removeAll(in: \"\(section)\")"
    case .replace(let id, let section, let item): "replace(\(id)\(text("in", section)), with: \(text(item)))"
    case .reload(let ids, let section): "reload(\(ids)\(text("in", section)))"
    case .move(let ids, let source, let place): "move(\(ids)\(text("from", source)), \(text(place)))"
    case .insertSections(let entries, let place):
      "insertSections([\(SectionedSnapshot(entries))], \(text(place)))"
    case .removeSections(let ids): "removeSections(\(ids))"
    case .replaceSection(let id, let section):
      "replaceSection(\"\(id)\", with: \(section.id)/\(section.title))"
    case .reloadSections(let ids): "reloadSections(\(ids))"
    case .moveSections(let ids, let place): "moveSections(\(ids), \(text(place)))"
    }
  }

  private func text(_ item: Mail) -> String { "\(item.id)/\(item.revision)" }

  private func text(_ label: String, _ section: String?) -> String {
    section.map { ", \(label): \"\($0)\"" } ?? ""
  }

  private func text(_ place: Place) -> String {
    switch place {
    case .before(let id, let section): "before: \(id)\(text("in", section))"
    case .after(let id, let section): "after: \(id)\(text("in", section))"
    case .start(let section): "toStartOf: \"\(section)\""
    case .end(let section): "toEndOf: \"\(section)\""
    }
  }

  private func text(_ place: SectionPlace) -> String {
    switch place {
    case .before(let id): "before: \"\(id)\""
    case .after(let id): "after: \"\(id)\""
    case .start: "toStart"
    case .end: "toEnd"
    }
  }
}
