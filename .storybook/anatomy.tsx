import { DocsContext, Story } from '@storybook/addon-docs/blocks'
import { use, useEffect, useRef, useState, type CSSProperties } from 'react'
import { cn } from '../packages/ui/src/lib/cn.ts'

interface AnatomyProps {
  /** Selector of each part in the story, by the name that the list below the picture gives it. */
  parts: Readonly<Record<string, string>>
  /** Name of the story. @default the first one */
  story?: string
  /** Height in px of a frame around the story. There its test runs, which opens it. */
  frame?: number
}

interface Mark {
  name: string
  /** Place of the part in the picture, in px. */
  box: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>
  /** From the left edge of the part to its number, in px. */
  shift: number
}

const diameter = 22

/** A story of a component with a number at each of its parts. Parts that it does not show are left out. */
export function Anatomy({ parts, story: name, frame: height }: AnatomyProps) {
  const docs = use(DocsContext)
  const story = docs.componentStories().find((other) => other.name === name) ?? docs.storyById()
  const picture = useRef<HTMLDivElement>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useEffect(() => {
    const frame = picture.current!
    const draw = () => {
      // The page of a frame is another one after it has loaded.
      const page = pageOf(frame)
      changes.observe(page, { childList: true, subtree: true, attributes: page !== frame })
      const found = marksIn(frame, parts)
      setMarks((drawn) => (JSON.stringify(drawn) === JSON.stringify(found) ? drawn : found))
    }
    // A story appears late, and again after each change of the toolbar. Pictures and fonts change sizes.
    const changes = new MutationObserver(draw)
    const sizes = new ResizeObserver(draw)
    sizes.observe(frame)
    draw()
    frame.addEventListener('load', draw, true)
    return () => {
      changes.disconnect()
      sizes.disconnect()
      frame.removeEventListener('load', draw, true)
    }
  }, [parts])
  return (
    <figure className="sb-unstyled shop:m-0 shop:my-6 shop:overflow-hidden shop:rounded-surface shop:border shop:border-line shop:bg-paper shop:text-ink">
      <div className="shop:relative shop:p-6 shop:sm:p-8">
        {/* A picture: nothing in it can be focused or pressed. */}
        <div ref={picture} inert className="shop:isolate">
          {height ? (
            <iframe
              title={story.name}
              src={`iframe.html?id=${story.id}&viewMode=story&globals=motion:reduced`}
              className="shop:block shop:w-full shop:border-0"
              style={{ height }}
            />
          ) : (
            <Story of={story.moduleExport} />
          )}
        </div>
        {marks.map(({ name, box, shift }, index) => (
          <span
            key={name}
            aria-hidden="true"
            className="shop:pointer-events-none shop:absolute shop:rounded-control shop:outline-1 shop:outline-brand shop:outline-dashed"
            style={box}
          >
            <Sign
              n={index + 1}
              className="shop:absolute"
              style={{ left: shift, top: -diameter / 2 }}
            />
          </span>
        ))}
      </div>
      <figcaption className="shop:border-t shop:border-line shop:bg-surface shop:px-4 shop:py-3 shop:text-sm">
        <ol className="shop:m-0 shop:flex shop:list-none shop:flex-wrap shop:gap-x-5 shop:gap-y-2 shop:p-0">
          {marks.map(({ name }, index) => (
            <li key={name} className="shop:flex shop:items-center shop:gap-2">
              <Sign n={index + 1} />
              {name}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

function Sign({ n, className, style }: { n: number; className?: string; style?: CSSProperties }) {
  return (
    <span
      className={cn(
        'shop:grid shop:shrink-0 shop:place-content-center shop:rounded-ticket shop:bg-ink shop:text-sm shop:font-bold shop:text-surface',
        className,
      )}
      style={{ width: diameter, height: diameter, ...style }}
    >
      {n}
    </span>
  )
}

/** Where the story is drawn: in the page of a frame, or in the picture itself. */
const pageOf = (picture: HTMLElement) =>
  picture.querySelector('iframe')?.contentDocument?.body ?? picture

/** The parts that the picture shows, each with its place in it. */
function marksIn(picture: HTMLElement, parts: AnatomyProps['parts']): Mark[] {
  const page = pageOf(picture)
  const edge = picture.parentElement!.getBoundingClientRect()
  const inner = page === picture ? undefined : picture.getBoundingClientRect()
  const marks: Mark[] = []
  for (const [name, selector] of Object.entries(parts)) {
    const place = placeOf(page, selector)
    if (!place) continue
    const box = {
      left: Math.round(place.left + (inner?.left ?? 0) - edge.left),
      top: Math.round(place.top + (inner?.top ?? 0) - edge.top),
      width: Math.round(place.width),
      height: Math.round(place.height),
    }
    marks.push({ name, box, shift: freeShift(box, marks) })
  }
  return marks
}

function placeOf(page: HTMLElement, selector: string) {
  const places = [...page.querySelectorAll(selector)].map((part) => part.getBoundingClientRect())
  return places.find(({ width, height }) => width > 1 && height > 1)
}

/** Before the part, or as far to its end as is needed to cover none of the earlier numbers. */
function freeShift(box: Mark['box'], marks: readonly Mark[]) {
  let shift = -diameter
  const covers = (mark: Mark) =>
    Math.abs(mark.box.top - box.top) < diameter &&
    Math.abs(mark.box.left + mark.shift - box.left - shift) < diameter
  while (marks.some(covers)) shift += diameter
  return shift
}
