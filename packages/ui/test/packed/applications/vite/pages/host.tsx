import type { ReactNode } from 'react'

/** Elements of the application, whose look the library must not change. `classes` are utilities of the application. */
export function Host({ classes }: { classes: readonly string[] }) {
  const named = (names: string, children: ReactNode = names) => (
    <div key={names} className={names}>
      {children}
    </div>
  )
  return (
    <main id="host">
      <h1>Heading</h1>
      <h2>Heading</h2>
      <p>
        Text, <a href="/own">a link</a>, <b>bold</b>, <code>code</code> and <small>small</small>.
      </p>
      <ul>
        <li>Item</li>
      </ul>
      <form>
        <fieldset>
          <legend>Legend</legend>
          <label>
            Name <input name="name" placeholder="Name" />
          </label>
          <input type="checkbox" />
          <textarea name="text" />
          <select>
            <option>One</option>
          </select>
          <button>Own button</button>
          <button type="submit" disabled>
            Own button
          </button>
        </fieldset>
      </form>
      <table>
        <tbody>
          <tr>
            <th>Head</th>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
      <hr />
      <details open>
        <summary>More</summary>
      </details>
      <svg width="10" height="10">
        <path d="M0 0h9v9" />
      </svg>
      <div data-slot="card" data-size="sm" data-variant="solid" data-tone="offer">
        <div data-slot="button" data-state="active" data-loading="">
          A part of another library
        </div>
      </div>
      {named('grid p-5 border invisible absolute')}
      {named('container card badge button price prose image control line skeleton', <p>Text</p>)}
      {named('sr-only hidden flex block relative fixed w-full truncate underline')}
      {named('stitch-x stitch-y focus-ring tap-area night-shade tabular')}
      {named('bg-brand text-muted border-line rounded-surface shadow-float font-bold')}
      {classes.map((names) => named(names))}
    </main>
  )
}
