// A machine under load may render a frame late, so a failed story runs a second time. The first
// failure is printed.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
