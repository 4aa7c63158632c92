import TestSupport
import TesseraComponents
import TesseraKernel

extension RandomComponent {
  /// Smaller versions of the component, the smallest first.
  var smallerVersions: [RandomComponent] {
    var versions = children
    for index in children.indices {
      var copy = self
      copy.children.remove(at: index)
      versions.append(copy)
    }
    versions += kind.simplerVersions.map { RandomComponent(kind: $0, children: children) }
    for index in children.indices {
      versions += children[index].smallerVersions.map { smaller in
        var copy = self
        copy.children[index] = smaller
        return copy
      }
    }
    return versions
  }
}

extension RandomComponent.Kind {
  /// Versions with plainer values. Each has fewer values that are not the plainest ones.
  fileprivate var simplerVersions: [Self] {
    switch self {
    case .text(let text): text.simplerVersions.map { .text($0) }
    case .button(let title, let role):
      title.simplerVersions.map { .button($0, role) } + (role == .normal ? [] : [.button(title, .normal)])
    case .toggle(let title, let isOn):
      title.simplerVersions.map { .toggle($0, isOn: isOn) } + (isOn ? [.toggle(title, isOn: false)] : [])
    case .field(let text, let placeholder, let isSecure):
      text.simplerVersions.map { .field($0, placeholder: placeholder, isSecure: isSecure) }
        + placeholder.simplerVersions.map { .field(text, placeholder: $0, isSecure: isSecure) }
        + (isSecure ? [.field(text, placeholder: placeholder, isSecure: false)] : [])
    case .picture(let width, let height, let size):
      (width, height) == (1, 1) ? [] : [.picture(width: 1, height: 1, size)]
    case .sparkline(let values): values.isEmpty ? [] : [.sparkline(values.dropLast())]
    case .badge(let text): text.isEmpty ? [.text("")] : [.text(text), .badge("")]
    case .horizontalStack(let alignment, let space):
      (space == .none ? [] : [.horizontalStack(alignment, .none)])
        + (alignment == .top ? [] : [.horizontalStack(.top, space)])
    case .verticalStack(let alignment, let space):
      (space == .none ? [] : [.verticalStack(alignment, .none)])
        + (alignment == .leading ? [] : [.verticalStack(.leading, space)])
    case .depthStack(let horizontal, let vertical):
      (horizontal == .leading ? [] : [.depthStack(.leading, vertical)])
        + (vertical == .top ? [] : [.depthStack(horizontal, .top)])
    case .grid(let columns, let space, let alignment):
      (columns == .count(2) ? [] : [.grid(.count(2), space, alignment)])
        + (space == .none ? [] : [.grid(columns, .none, alignment)])
        + (alignment == .top ? [] : [.grid(columns, space, .top)])
    case .gridSpan(let count): count == 2 ? [] : [.gridSpan(2)]
    case .padding(let edges, let space):
      edges.isEmpty ? [] : [.padding([], space)] + (space == .none ? [] : [.padding(edges, .none)])
    case .frame(let width, let height, let horizontal, let vertical):
      (width == nil ? [] : [.frame(nil, height, horizontal, vertical)])
        + (height == nil ? [] : [.frame(width, nil, horizontal, vertical)])
        + (horizontal == .leading ? [] : [.frame(width, height, .leading, vertical)])
        + (vertical == .top ? [] : [.frame(width, height, horizontal, .top)])
    case .richText(let texts): texts.isEmpty ? [] : [.richText(texts.dropLast())]
    case .native(let label, let fills):
      label.simplerVersions.map { .native($0, fills: fills) } + (fills ? [.native(label, fills: false)] : [])
    case .spacer(let minimum): minimum == .none ? [] : [.spacer(.none)]
    case .opacity(let opacity): opacity == 0.5 ? [] : [.opacity(0.5)]
    case .faded, .tooltip, .spinner, .divider, .progress, .group, .background, .border, .style, .bold,
      .lineLimit, .disabled:
      []
    }
  }
}

extension String {
  /// Shorter texts.
  fileprivate var simplerVersions: [String] {
    isEmpty ? [] : count == 1 ? [""] : ["", String(prefix(1)), String(prefix(count / 2)), String(dropLast())]
  }
}
