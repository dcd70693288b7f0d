import type { ProductKind } from './model.ts'
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
