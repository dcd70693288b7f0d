import { readdirSync, readFileSync } from 'node:fs'
import { sampleFiles } from './sample-files.mjs'

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8')
/** The pages that the applications share: path → text. */
export const pages = Object.fromEntries(
  readdirSync(new URL('pages/', import.meta.url)).map((name) => [name, read(`pages/${name}`)]),
)
const sheet = (name) => read(`sheets/${name}.css`)

/** The value that each class of the matrix sets. `flow-root` is also the display of an item of a grid. */
export const wanted = {
  padding: '13px 13px',
  background: 'rgb(1, 2, 3)',
  radius: '7px',
  width: '123px',
  display: 'flow-root',
}

const plainClasses = Object.fromEntries(Object.keys(wanted).map((name) => [name, `own-${name}`]))
const utilities = (prefix) => ({
  padding: `${prefix}p-[13px]`,
  background: `${prefix}bg-[rgb(1,2,3)]`,
  radius: `${prefix}rounded-[7px]`,
  width: `${prefix}w-[123px]`,
  display: `${prefix}flow-root`,
})
const hostUtilities = (prefix) =>
  [
    ['text-xl', 'font-bold', 'rounded-sm', 'bg-muted', 'p-4'],
    ['font-sans', 'text-lg', 'text-ink', 'animate-spin'],
    ['border', 'border-line', 'bg-brand', 'shadow-float', 'rounded-surface', 'ease-out'],
  ].map((names) => names.map((name) => prefix + name).join(' '))

const imported = (names) => names.map((name) => `import '${name}'\n`).join('')
const published = (names) => names.map((name) => `@shop/ui/${name}.css`)

/** Files of the styles for an application without Tailwind; the library comes after the application's own rules. */
const plain = (sheets) => ({
  'own.css': sheet('own'),
  'own-styles.ts': imported(['./own.css']),
  'styles.ts': imported(['./own.css', ...published(sheets)]),
})
const withReset = (sheets) => ({
  'reset.css': sheet('reset'),
  'own.css': sheet('own'),
  'own-styles.ts': imported(['./reset.css', './own.css']),
  'styles.ts': imported(['./reset.css', ...published(sheets), './own.css']),
})
const tailwind = (prefix) => (sheets) => {
  const css = (names) =>
    [`@import 'tailwindcss'${prefix};`, ...names.map((name) => `@import '${name}';`), ''].join('\n')
  return {
    'own.css': css([]) + sheet('theme'),
    'app.css': css(published(sheets)) + sheet('theme'),
    'own-styles.ts': imported(['./own.css']),
    'styles.ts': imported(['./app.css']),
  }
}
const everything = ['fonts', 'styles']

/**
 * The applications that Vite builds: `styles` makes the files for some sheets of the library.
 */
export const viteApplications = {
  plain: { styles: plain, sheets: everything, classes: plainClasses },
  unlayered: { styles: withReset, sheets: ['fonts', 'unlayered'], classes: plainClasses },
  tailwind: { styles: tailwind(''), sheets: everything, prefix: '' },
  'tailwind-prefix': { styles: tailwind(' prefix(tw)'), sheets: everything, prefix: 'tw:' },
}

const shell = (module) => `<!doctype html>
<html lang="en">
  <head><title>Consumer</title></head>
  <body><div id="root"></div><script type="module" src="./${module}.tsx"></script></body>
</html>
`
const viteConfig = (withTailwind, names) => {
  const inputs = names.map((name) => `'${name}.html'`).join(', ')
  const imports = withTailwind ? `import tailwindcss from '@tailwindcss/vite'\n` : ''
  const plugins = withTailwind ? 'react(), tailwindcss()' : 'react()'
  return `import react from '@vitejs/plugin-react'
${imports}
export default {
  plugins: [${plugins}],
  build: { rolldownOptions: { input: [${inputs}] } },
}
`
}

/** Files of a Vite application: path → text. `shown` are its pages: name of the page → its module. */
function viteFiles({ styles, prefix, classes, sheets }, shown) {
  const settings = {
    classes: classes ?? utilities(prefix),
    hostClasses: prefix === undefined ? [] : hostUtilities(prefix),
  }
  const constants = Object.entries(settings).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`,
  )
  const scheme = (value) => `import './${value}.css'\nimport './main.tsx'\n`
  return {
    ...pages,
    ...sampleFiles(),
    ...styles(sheets),
    'application.ts': constants.join(''),
    'dark.css': 'html { color-scheme: dark }\n',
    'dark.tsx': scheme('dark'),
    'system.css': 'html { color-scheme: light dark }\n',
    'system.tsx': scheme('system'),
    ...Object.fromEntries(
      Object.entries(shown).map(([name, module]) => [`${name}.html`, shell(module)]),
    ),
    'vite.config.js': viteConfig(prefix !== undefined, Object.keys(shown)),
  }
}

/** All Vite applications: name → files. */
export function viteFolders(names) {
  const folders = {}
  for (const name of names) {
    const given = viteApplications[name]
    const shown = { index: 'main', dark: 'dark', system: 'system', matrix: 'matrix' }
    if (name === 'plain') Object.assign(shown, { market: 'market', shadow: 'shadow' })
    folders[name] = viteFiles(given, shown)
    // Alone, so that the order of its styles is not that of the pages above.
    folders[`${name}-bare`] = viteFiles(given, { index: 'bare' })
  }
  for (const name of ['plain', 'tailwind'].filter((one) => names.includes(one))) {
    const given = { ...viteApplications[name], sheets: ['styles'] }
    folders[`${name}-button`] = viteFiles(given, { index: 'button' })
    folders[`${name}-no-button`] = viteFiles(given, { index: 'no-button' })
  }
  return folders
}
