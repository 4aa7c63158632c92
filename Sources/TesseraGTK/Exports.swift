// Who imports a host can declare content for it, and make the widgets that its cells are.
@_exported import CGTK
@_exported import Tessera
