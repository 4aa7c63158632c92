// Sources, pages and failures are what this is about: who imports TesseraHTTP has them.
@_exported import TesseraLoading
