export { BagLine, type BagLineProps } from './bag-line.tsx'
export type { BagEntry } from './bag-entry.ts'
