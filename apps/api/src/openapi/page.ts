import { html, raw } from 'hono/html'
import type { Call } from '../http/define-call.ts'
import { schemaOf } from './document.ts'

/** The documentation as a page, without scripts or resources of other hosts. */
export function documentationPage(calls: readonly Call[], stylesheet: string) {
  const tags = [...new Set(calls.map((call) => call.tag))]
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Shop API</title>
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body>
        <main>
          <h1>Shop API</h1>
          <p>
            Every answer is <code>{statusCode, message, data}</code>, every error
            <code>{statusCode, message, errors, data: null}</code>. Amounts are taka. The same as an
            <a href="openapi.json">OpenAPI 3.1 document</a>.
          </p>
          <nav aria-label="Sections">
            <ul>
              ${tags.map((tag) => html`<li><a href="#${tag}">${tag}</a></li>`)}
            </ul>
          </nav>
          ${tags.map(
            (tag) =>
              html`<section id="${tag}">
                <h2>${tag}</h2>
                ${calls.filter((call) => call.tag === tag).map(article)}
              </section>`,
          )}
        </main>
      </body>
    </html>`
}

function article(call: Call) {
  const parameters = [
    ...Object.entries(call.params ?? {}).map(([name, example]) => [name, `path, e.g. ${example}`]),
    ...Object.entries(call.headers?.shape ?? {}).map(([name, { description }]) => [
      name,
      description ?? 'header',
    ]),
    ...Object.keys(call.query?.shape ?? {}).map((name) => [name, 'query']),
  ]
  const errors = Object.entries(call.errors)
  return html`<article>
    <h3><span class="method">${call.method.toUpperCase()}</span> <code>${call.path}</code></h3>
    <p>${call.summary}</p>
    ${terms('Parameters', parameters)}
    ${call.body ? schema('Body', JSON.stringify(schemaOf(call.body, 'input'), null, 2)) : ''}
    ${call.answer && call.answer !== 'events' ? schema('Answer', JSON.stringify(schemaOf(call.answer, 'output'), null, 2)) : ''}
    ${terms('Errors', errors)}
  </article>`
}

function terms(title: string, rows: readonly (readonly string[])[]) {
  if (rows.length === 0) return ''
  return html`<h4>${title}</h4>
    <dl>
      ${rows.map(
        ([name, text]) =>
          html`<dt>${name}</dt>
            <dd>${text}</dd>`,
      )}
    </dl>`
}

function schema(title: string, text: string) {
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${text}</pre>
  </details>`
}

/** The style sheet of the page, a separate response because its policy forbids inline styles. */
export const documentationStyle = raw(`
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
nav ul { display: flex; flex-wrap: wrap; gap: 1rem; padding: 0; list-style: none }
article { border-top: 1px solid GrayText; padding: .5rem 0 1rem }
h3 code { font-size: 1.1em; overflow-wrap: anywhere }
.method { font-weight: 700 }
dl { display: grid; grid-template-columns: minmax(6rem, max-content) 1fr; gap: .25rem 1rem; margin: 0 }
dt { font-family: ui-monospace, monospace }
dd { margin: 0 }
pre { overflow: auto; padding: 1rem; border: 1px solid GrayText; border-radius: .25rem }
`)
