// A program that imports a host can declare content for it.
@_exported import TesseraComponents
@_exported import TesseraLayout
