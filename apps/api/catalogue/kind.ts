import type { Kind } from './demo.ts'
import { electronicKinds } from './kind-electronic.ts'
import { homeKinds } from './kind-home.ts'
import { kitchenKinds } from './kind-kitchen.ts'

const kinds: Record<string, Kind> = { ...kitchenKinds, ...homeKinds, ...electronicKinds }

/** The kind by its name; throws when there is none, so that a typing error cannot reach the shop. */
export function kindOf(name: string): Kind {
  const kind = kinds[name]
  if (!kind) throw new Error(`No kind is called "${name}"`)
  return kind
}

/** The rich text of a product: lead, points, a table, what is in the box, and an honest limit. */
export function describe(kind: Kind, spec: Record<string, string>): string {
  const rows = Object.entries({ ...kind.spec, ...spec })
    .map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`)
    .join('')
  const points = kind.points.map((point) => `<li>${point}</li>`).join('')
  return [
    `<p>${kind.lead}</p>`,
    `<h3>Why people choose it</h3><ul>${points}</ul>`,
    `<h3>Specifications</h3><table><tbody>${rows}</tbody></table>`,
    `<h3>In the box</h3><p>${kind.box}</p>`,
    `<h3>Good to know</h3><p>${kind.know}</p>`,
  ].join('\n')
}
