/** An error whose message says what the user can do. It is printed without a stack. */
export class UserError extends Error {}

const advice = {
  ENOSPC: 'The disk is full. Free about 2 GB and run the command again.',
  EACCES: 'A file in this folder cannot be written. Check who owns the folder.',
  EROFS: 'This folder is read-only. Clone the repository to a folder that can be written.',
}

/** Runs a command and sets the exit code to its result, or to 1 after printing its error. */
export const runCommand = async (command) => {
  try {
    process.exitCode = await command()
  } catch (error) {
    const message = error instanceof UserError ? error.message : advice[error.code]
    console.error(message ? `\n${message}` : error)
    process.exitCode = 1
  }
}
