import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use, type ComponentType } from 'react'
import desk from '../packages/ui/src/styles/desk.css?raw'
import { Anatomy } from './anatomy.tsx'
import { Do, DoDont, Dont, Row } from './do-dont.tsx'

type Guide = ComponentType<{ components: Readonly<Record<string, unknown>> }>

const guides = import.meta.glob<Guide>('../packages/ui/src/{components,commerce,blocks}/*/*.mdx', {
  eager: true,
  import: 'default',
})
const components = { Anatomy, Do, DoDont, Dont, Row }

/** The guide beside the stories of a component: `button.mdx` for `button.stories.tsx`. */
function guideOf(storyFile: unknown): Guide | undefined {
  const path = String(storyFile).replace(/^\.\//, '../')
  return guides[path.replace(/\.stories\.tsx$/, '.mdx')]
}

/** The address of a component, its style sheet, and since which version it is there. Nothing for a page. */
function Facts({ file, status, since }: { file: string; status: string; since: string }) {
  const folder = /src\/(?:components|commerce|blocks)\/([^/]+)\//.exec(file)?.[1]
  if (!folder) return null
  const sheet = desk.includes(`/${folder}/`) ? 'styles.css and desk.css' : 'styles.css'
  return (
    <p>
      <code>{`@shop/ui/${folder}`}</code>
      {` · ${sheet} · ${status} · since ${since}`}
    </p>
  )
}

/** The documentation of a component: what it is, when to use it, its props and its states. Stories that are tests have the tag `!autodocs`. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const Guide = guideOf(preparedMeta.parameters.fileName)
  const states = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
  const single = states.length === 1
  const release = preparedMeta.parameters.release as { status: string; since: string }
  return (
    <>
      <Title />
      <Subtitle />
      <Facts file={String(preparedMeta.parameters.fileName)} {...release} />
      <Description of="meta" />
      {single && <Description of="story" />}
      <Primary />
      {Guide && <Guide components={components} />}
      <Controls />
      {!single && <Stories />}
    </>
  )
}
