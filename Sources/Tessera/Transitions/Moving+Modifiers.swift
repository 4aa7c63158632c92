@_spi(Behaviors) import TesseraKernel

// How motion is declared. Each declaration has the behavior installed that carries it out.

extension Moving {
  /// How views come and go when their items are inserted and deleted.
  public func transition(_ transition: Transition) -> Moved {
    moving { $0.transitions = Transitions(insert: transition, delete: transition).within($0.transitions) }
  }

  /// What is animated how when content changes; what is left open stays as it was said before.
  public func transitions(_ transitions: Transitions) -> Moved {
    moving { $0.transitions = transitions.within($0.transitions) }
  }

  /// How views look because of where they are in the viewport and how that moves; in place of an effect said before.
  public func scrollEffect(_ effect: ScrollEffect) -> Moved { moving { $0.scrollEffect = effect } }

  /// Returns the declaration with another motion.
  public func moving(_ change: (inout DeclaredMotion) -> Void) -> Moved {
    moving { motion, traits in
      change(&motion)
      traits.declareMotion()
    }
  }
}
