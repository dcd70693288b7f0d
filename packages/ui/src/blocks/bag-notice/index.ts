export { BagNotice, type BagAddition, type BagNoticeProps } from './bag-notice.tsx'
