// A file that imports components can also declare content with them.
@_exported import Tessera
