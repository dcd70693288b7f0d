type PageSkeleton = (typeof import('./page-skeletons.tsx'))['pageSkeleton']

let pageSkeleton: PageSkeleton | undefined

/** The skeletons, once they are loaded. */
export const readySkeleton = (): PageSkeleton | undefined => pageSkeleton

/** Loads the skeletons on demand, so that the first page does not carry them. */
export async function loadSkeletons(): Promise<void> {
  pageSkeleton = (await import('./page-skeletons.tsx')).pageSkeleton
}
