// A program that imports a host can declare content for it, and create the widgets of its cells.
@_exported import CGTK
@_exported import TesseraComponents
