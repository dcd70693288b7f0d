/** Raised with a sentence that is meant for the person at the terminal; printed without a stack. */
export class Told extends Error {}

const known = {
  ENOSPC: '\nThe disk is full. Free about 2 GB and run the command again.',
  EACCES: '\nA file here may not be written to. Check who owns this folder.',
  EROFS: '\nThis folder is read-only. Clone the repository to a place that can be written to.',
}

/** Runs a command's work; a failure is printed as what to do about it and ends with exit code 1. */
export const atTerminal = async (work) => {
  try {
    process.exitCode = await work()
  } catch (error) {
    console.error(error instanceof Told ? `\n${error.message}` : (known[error.code] ?? error))
    process.exitCode = 1
  }
}
