'use client'

import { DrawnSamples } from '../drawn-samples.tsx'

export default function Page() {
  return <DrawnSamples withFunctions />
}
