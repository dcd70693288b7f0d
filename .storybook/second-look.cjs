// A machine under load may draw a frame late; a fault is still there at a second look. What needed
// one is printed, so that it can be mended.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
