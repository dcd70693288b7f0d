// Unpacks the browser that the lockfile names, with the system libraries it may lack, into TMPDIR.
// A process of its own, because the package reads both settings when it is imported.
process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs22.x'
const { default: chromium } = await import('@sparticuz/chromium')
await chromium.executablePath()
