// A file that imports this host can also declare content for it.
@_exported import Tessera
