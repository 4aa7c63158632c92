// A file that shows an inspector can also declare content.
@_exported import TesseraComponents
