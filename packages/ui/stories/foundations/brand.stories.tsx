import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fragment, type CSSProperties } from 'react'
import { expect } from 'storybook/test'
import { Badge } from '../../src/components/badge/badge.tsx'
import { Button } from '../../src/components/button/button.tsx'
import { Card } from '../../src/components/card/card.tsx'
import { Field } from '../../src/components/field/field.tsx'
import { Input } from '../../src/components/input/input.tsx'
import tokens from '../../src/styles/tokens.css?raw'
import { Token } from './token.tsx'
import { colourRoles, contrast } from './tokens.ts'

const meta = {
  title: 'Foundations/Brand',
  parameters: {
    docs: {
      description: {
        component:
          'One variable makes a brand: set `--shop-brand`. The colours of hover, soft surfaces, letters on the brand, text and focus are derived from it with enough contrast; each role can be set by hand as well. Typeface, radii and accent are tokens, too. The toolbar switches to Nodi, a second brand that also sets the grounds and greys.',
      },
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const brands = ['darkgreen', 'maroon', 'royalblue', 'darkorange', 'gold', 'black']

const derived = ['brand', 'brand-fill', 'on-brand', 'brand-strong', 'brand-soft']

/** What is set, and what is derived from it. */
function Values({ brand, theme }: { brand: string; theme: 'light' | 'dark' }) {
  const roles = colourRoles(tokens, { '--shop-brand': brand })
  return (
    <dl className="shop:m-0 shop:grid shop:grid-cols-[auto_1fr] shop:gap-x-3 shop:text-sm shop:text-ink">
      <dt className="shop:col-span-2 shop:text-base shop:font-bold">
        {brand}, {theme}
      </dt>
      <dt>
        <Token>--shop-brand</Token>
      </dt>
      <dd className="shop:m-0">{brand}</dd>
      {derived.map((name) => (
        <Fragment key={name}>
          <dt>
            <Token>{`--shop-color-${name}`}</Token>
          </dt>
          <dd className="shop:m-0 shop:text-muted">
            {roles.find((role) => role.name === name)?.[theme]}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Sample({ brand, theme }: { brand: string; theme: 'light' | 'dark' }) {
  return (
    <div
      data-brand={brand}
      data-theme={theme}
      className="shop:grid shop:gap-3 shop:bg-paper shop:p-4 shop:text-ink"
      style={{ '--shop-brand': brand } as CSSProperties}
    >
      <Values brand={brand} theme={theme} />
      <Card padding="sm">
        <div className="shop:flex shop:flex-wrap shop:items-center shop:gap-3">
          <Button>Buy Now</Button>
          <Button variant="soft">Add to Cart</Button>
          <Badge tone="brand">New</Badge>
        </div>
      </Card>
      <Field label="Phone">
        <Input defaultValue="01712345678" />
      </Field>
    </div>
  )
}

/** The colour that the browser draws, as `#rrggbb`. Throws if it is transparent. */
function drawnColour(colour: string): string {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('This browser has no canvas.')
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha] = pen.getImageData(0, 0, 1, 1).data
  if (alpha !== 255) throw new Error(`${colour} is transparent.`)
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Six brand colours in both themes, each with what is set and what is derived. The last ones are too light or too dark for text: it takes another lightness, a fill does not. */
export const Default: Story = {
  render: () => (
    <div className="shop:grid shop:gap-4 shop:sm:grid-cols-2">
      {brands.flatMap((brand) =>
        (['light', 'dark'] as const).map((theme) => (
          <Sample key={brand + theme} brand={brand} theme={theme} />
        )),
      )}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const fills = new Set<string>()
    for (const button of canvasElement.querySelectorAll('[data-shop=button]')) {
      const { color, backgroundColor } = getComputedStyle(button)
      const [text, fill] = [drawnColour(color), drawnColour(backgroundColor)]
      fills.add(fill)
      await expect(contrast(text, fill), `${text} on ${fill}`).toBeGreaterThanOrEqual(4.5)
    }
    // A fill is the brand's own colour, also one that is too light for text.
    const gold = canvasElement.querySelector('[style*=gold][data-theme=light] [data-shop=button]')
    await expect(drawnColour(getComputedStyle(gold!).backgroundColor)).toBe(drawnColour('gold'))
    // Each brand and theme has a fill and a soft fill of its own.
    await expect(fills.size).toBeGreaterThan(brands.length * 3)
  },
}
