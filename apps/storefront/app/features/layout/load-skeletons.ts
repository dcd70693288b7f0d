import { loadWholeStyles } from '../../lib/whole-styles.ts'

type PageSkeleton = (typeof import('./page-skeletons.tsx'))['pageSkeleton']

let pageSkeleton: PageSkeleton | undefined

/** The skeletons, once they are loaded. */
export const readySkeleton = (): PageSkeleton | undefined => pageSkeleton

/** Loads the skeletons on demand, with the styles of all pages, so that the first page does not carry them. */
export async function loadSkeletons(): Promise<void> {
  const code = async () => (await import('./page-skeletons.tsx')).pageSkeleton
  const [loaded] = await Promise.all([code(), loadWholeStyles()])
  pageSkeleton = loaded
}
