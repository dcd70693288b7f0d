/** A time of the database as ISO text; null without one. */
export const isoTime = (time: string | null) => time && new Date(time).toISOString()
