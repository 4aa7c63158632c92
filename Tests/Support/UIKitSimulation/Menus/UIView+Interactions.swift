extension UIView {
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attachedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func replaceInteractions(with new: [any UIInteraction]) {
    for old in attachedInteractions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
    for interaction in new { addInteraction(interaction) }
  }

  /// Returns the interactions of one kind on the view and its ancestors, innermost first.
  func interactionsOutwards<Interaction>(_ kind: Interaction.Type) -> [Interaction] {
    sequence(first: self, next: \.superview).flatMap {
      $0.attachedInteractions.compactMap { $0 as? Interaction }
    }
  }
}
