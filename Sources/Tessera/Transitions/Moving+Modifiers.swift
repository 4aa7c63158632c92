@_spi(Behaviors) import TesseraKernel

// The declaration of motion. Each declaration installs the behavior that performs it.

extension Moving {
  /// Sets how views appear and disappear when their items are inserted and deleted.
  public func transition(_ transition: Transition) -> Moved {
    moving { $0.transitions = Transitions(insert: transition, delete: transition).within($0.transitions) }
  }

  /// Sets the animations of content changes; those that are not specified keep their previous values.
  public func transitions(_ transitions: Transitions) -> Moved {
    moving { $0.transitions = transitions.within($0.transitions) }
  }

  /// Sets the appearance of views depending on their position in the viewport and on scrolling, replacing a
  /// previous effect.
  public func scrollEffect(_ effect: ScrollEffect) -> Moved { moving { $0.scrollEffect = effect } }

  /// Returns the declaration with another motion.
  public func moving(_ change: (inout DeclaredMotion) -> Void) -> Moved {
    moving { motion, traits in
      change(&motion)
      traits.declareMotion()
    }
  }
}
