/// The visibility of a representation in an item provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all
  case group
  case ownProcess
}
