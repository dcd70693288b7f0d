import { electronicKindsInBengali } from './kind-bn-electronic.ts'
import { homeKindsInBengali } from './kind-bn-home.ts'
import type { KindInBengali, ProductKind } from './model.ts'
import { electronicKinds } from './kind-electronic.ts'
import { homeKinds } from './kind-home.ts'
import { kitchenKinds } from './kind-kitchen.ts'

const kinds: Record<string, ProductKind> = { ...kitchenKinds, ...homeKinds, ...electronicKinds }

/** Finds a kind by its name. @throws Error when there is none */
export function kindOf(name: string): ProductKind {
  const kind = kinds[name]
  if (!kind) throw new Error(`There is no product kind "${name}".`)
  return kind
}

/** Writes the description of a product as HTML: lead, points, specifications, box contents, note. */
export function describe(kind: ProductKind, spec: Record<string, string>): string {
  const rows = Object.entries({ ...kind.spec, ...spec })
    .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
    .join('')
  const points = kind.points.map((point) => `<li>${point}</li>`).join('')
  return [
    `<p>${kind.lead}</p>`,
    `<h3>Why people choose it</h3><ul>${points}</ul>`,
    `<h3>Specifications</h3><table><tbody>${rows}</tbody></table>`,
    `<h3>In the box</h3><p>${kind.box}</p>`,
    `<h3>Good to know</h3><p>${kind.note}</p>`,
  ].join('\n')
}

const kindsInBengali: Readonly<Record<string, KindInBengali>> = {
  ...homeKindsInBengali,
  ...electronicKindsInBengali,
}

/** Writes the description of a product of a kind in Bengali, as HTML; undefined without Bengali texts. */
export function describeInBengali(name: string): string | undefined {
  const kind = kindsInBengali[name]
  if (!kind) return undefined
  const points = kind.points.map((point) => `<li>${point}</li>`).join('')
  return [
    `<p>${kind.lead}</p>`,
    `<h3>কেন পছন্দ করবেন</h3><ul>${points}</ul>`,
    `<h3>বাক্সে যা থাকে</h3><p>${kind.box}</p>`,
    `<h3>জেনে রাখুন</h3><p>${kind.note}</p>`,
  ].join('\n')
}
