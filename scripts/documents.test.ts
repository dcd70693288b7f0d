import { expect, test } from 'vitest'
import { missingIn, missingInDecision } from './documents.mjs'

const project = {
  files: [
    'guide/page.md',
    'guide/other.md',
    'apps/api/src/db/pool.ts',
    'apps/api/src/db/x.test.ts',
  ],
  scripts: ['start', 'shop'],
  steps: ['unit', 'api'],
  commands: ['orders'],
}
const missing = (text: string) => missingIn('guide/page.md', text, project)

test('a document that names what exists passes', () => {
  expect(
    missing(
      [
        '# A title: one',
        '[other](other.md), [title](#a-title-one), [site](https://shop.example)',
        '`apps/api/src/db`, `db/pool.ts`, `db/<name>.test.ts`, `*.test.ts`, `/products`, `build/shop`',
        '`npm run start`, `npm test -- --only=unit,api`, `npm run shop -- orders list`',
      ].join('\n\n'),
    ),
  ).toEqual([])
})

test.each([
  ['a link to a missing file', '[gone](gone.md)', 'links to gone.md'],
  ['a link to a missing heading', '# Title\n\n[gone](#gone)', 'links to #gone'],
  ['a missing file', '`db/gone.ts`', 'names db/gone.ts'],
  ['a missing file by its name alone', '`gone.ts`', 'names gone.ts'],
  ['a missing folder', '`apps/gone`', 'names apps/gone'],
  [
    'a missing file in a block of the shell',
    '```sh\nnode apps/gone.mjs\n```',
    'names apps/gone.mjs',
  ],
  ['a missing script', '`npm run gone`', 'runs "npm run gone"'],
  ['a missing step', '`npm test -- --only=unit,gone`', 'runs the step "gone"'],
  ['a missing command', '`npm run shop -- gone`', 'runs the command "gone" of the shop'],
])('%s is reported', (_, text, problem) => {
  expect(missing(text)).toEqual([`guide/page.md ${problem}, which does not exist`])
})

const decision = [
  '# 1. Packages',
  '- Date: 2026-11-21\n- Status: accepted',
  '## Context',
  '## Decision',
  '## Consequences',
]

test('a decision with title, date, status and the three sections is accepted', () => {
  expect(missingInDecision('docs/decisions/0001-structure.md', decision.join('\n\n'))).toEqual([])
})

test.each([
  ['another number', /# 1/, '# 2', 'the title "# 1. …"'],
  ['no date', /- Date.*\n/, '', 'the line "- Date: YYYY-MM-DD"'],
  [
    'another status',
    /accepted/,
    'old',
    'the line "- Status: accepted" or "- Status: superseded by [link]"',
  ],
  ['no context', /## Context/, '', 'the section "## Context"'],
  ['no consequences', /## Consequences/, '', 'the section "## Consequences"'],
])('a decision with %s is reported', (_, pattern, replacement, part) => {
  const text = decision.join('\n\n').replace(pattern, replacement)
  expect(missingInDecision('docs/decisions/0001-structure.md', text)).toEqual([
    `docs/decisions/0001-structure.md lacks ${part}`,
  ])
})
