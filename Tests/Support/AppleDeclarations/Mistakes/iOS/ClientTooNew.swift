import Foundation
import TesseraHTTP

// Durations and clocks came with iOS 16.
func load(_ client: HTTPClient) {}  // error: 'HTTPClient' is only available in iOS 16

@available(iOS 16, *)
func loadNow(_ client: HTTPClient) {}

func status(of response: URLResponse) -> Int { response.statusCode }  // error: value of type 'URLResponse' has no member 'statusCode'
