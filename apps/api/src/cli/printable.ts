/** Control characters, line separators and changes of the writing direction; not line ends and tabs. */
const unprintable = /(?!\r\n|[\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/**
 * A text for a terminal. Characters that would move the cursor, clear the screen or reverse the text
 * are written as `\u001b`, which JSON reads as the same character.
 */
export function printable(text: string): string {
  return text.replace(
    unprintable,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
