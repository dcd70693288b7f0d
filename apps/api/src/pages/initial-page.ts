import type { pages, pageSections } from '../db/schema/index.ts'

type Section = Omit<typeof pageSections.$inferSelect, 'slug' | 'position'>

/** A page of a new shop; positions are those of the sequence. */
export interface InitialPage extends Omit<typeof pages.$inferSelect, 'position'> {
  sections: readonly Section[]
}
