#!/usr/bin/env node
import './node-version.mjs'

await import('./apps/api/src/cli.ts')
