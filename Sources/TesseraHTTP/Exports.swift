// Sources, pages and failures are part of this module's interface, so importing TesseraHTTP imports them.
@_exported import TesseraLoading
