import type { Palette } from './palette.ts'

/** How an object is shown: as it stands in the shop, or its other picture (opened, turned, unfolded). */
export type Pose = 'hero' | 'other'

/** Draws an object in a 960 by 960 space with its contact shadow. */
export type DrawObject = (palette: Palette, pose?: Pose) => string
