// A property of the story with the lines of its value, up to the next property or the end.
const testProperties = /^ {2}(?:tags|play)\b.*\n(?:(?! {2}[\w.]|\}).*\n)*/gm

/** The code of a story without its tags and its test, which do not concern readers of the documentation. */
export const readableSource = (code: string): string => code.replace(testProperties, '')
