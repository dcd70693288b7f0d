import type { Palette } from './palette.ts'

/** The main view of an object, or its second one (opened, turned, unfolded). */
export type Pose = 'hero' | 'other'

/** Draws an object in a 960 by 960 space with its contact shadow. */
export type DrawObject = (palette: Palette, pose?: Pose) => string
