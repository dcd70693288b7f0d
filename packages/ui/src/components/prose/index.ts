export { Prose, type ProseProps } from './prose.tsx'
export { sanitizeHtml } from './sanitize-html.ts'
