import type Sharp from 'sharp'

const decoders = ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}Buffer`)

/**
 * The pixels that are decoded at most, so that a photo takes less than 200 MB: baseline JPEG is read in parts and at
 * a smaller scale, and progressive JPEG is kept in memory as coefficients.
 */
export const maxPixels = { baseline: 120_000_000, progressive: 24_000_000, other: 40_000_000 }

let loaded: Promise<typeof Sharp> | undefined

/** Loads sharp with the first photo. It decodes JPEG, PNG and WebP, on one thread and without a cache. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1)
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: decoders })
    return sharp
  })
  return loaded
}
