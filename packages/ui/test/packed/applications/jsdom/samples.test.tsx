import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { commerceSamples } from './shared/samples/commerce-samples.tsx'
import { componentSamples } from './shared/samples/component-samples.tsx'

const samples = Object.entries({ ...componentSamples, ...commerceSamples })

test.each(samples)('%s', (_, { piece, within }) => {
  const { baseElement } = render(within ? within(piece) : piece)
  expect(baseElement.querySelector('[data-shop]')).not.toBeNull()
})
