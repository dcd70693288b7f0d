import * as ui from '@shop/ui'
import { Fragment } from 'react'
import { commerceSamples } from '../shared/samples/commerce-samples.tsx'
import { componentSamples } from '../shared/samples/component-samples.tsx'

const samples = Object.entries({ ...componentSamples, ...commerceSamples })
const called = (value: unknown) => typeof value === 'function'

/**
 * The samples of the conformance test. A client component that lost its directive, or an export that
 * is undefined on the server, fails the build.
 */
export function DrawnSamples({ withFunctions }: { withFunctions: boolean }) {
  const missing = Object.entries(ui).filter(([name, value]) => /^[A-Z]/.test(name) && !value)
  if (missing.length > 0) throw new Error(`Undefined here: ${missing.join(', ')}`)
  return samples
    .filter(([, { piece }]) => Object.values(piece.props).some(called) === withFunctions)
    .map(([name, { piece, within }]) => (
      <Fragment key={name}>{within ? within(piece) : piece}</Fragment>
    ))
}
