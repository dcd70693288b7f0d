import { Pieces } from './pieces.tsx'

/** The components on the page, and in parts of it that choose a theme of their own. */
export function Scopes() {
  return (
    <>
      <Pieces scope="page" />
      <div data-theme="dark">
        <Pieces scope="dark" />
        <div data-theme="light">
          <Pieces scope="light in dark" />
        </div>
      </div>
      <div data-theme="light">
        <Pieces scope="light" />
      </div>
      <div style={{ colorScheme: 'dark' }}>
        <Pieces scope="inline dark" />
      </div>
      <div style={{ colorScheme: 'light' }}>
        <Pieces scope="inline light" />
      </div>
    </>
  )
}
