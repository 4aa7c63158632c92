// A file that shows an inspector can also use the host.
@_exported import TesseraInspector
@_exported import TesseraWeb
