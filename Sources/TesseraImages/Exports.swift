// A file that decodes images can also show them.
@_exported import TesseraComponents
