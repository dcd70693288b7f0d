import type { Language } from '../../lib/language.ts'

/** The day of a page's last change as the specification writes it: `September 3, 2025`, `৩ সেপ্টেম্বর ২০২৫`. */
export function formatPageDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  // CLDR writes a comma in Bengali, too.
  const text = format.format(new Date(day))
  return language === 'bn' ? text.replace(',', '') : text
}
