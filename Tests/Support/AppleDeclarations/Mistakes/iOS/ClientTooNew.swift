import Foundation
import TesseraHTTP

// Clocks came with iOS 16.
func client() -> HTTPClient {
  HTTPClient(clock: ContinuousClock())  // error: 'ContinuousClock' is only available in iOS 16
}

@available(iOS 16, *)
func newerClient() -> HTTPClient { HTTPClient(clock: ContinuousClock()) }

func olderClient() -> HTTPClient { HTTPClient(timeLimit: .seconds(5)) }

func status(of response: URLResponse) -> Int { response.statusCode }  // error: value of type 'URLResponse' has no member 'statusCode'
