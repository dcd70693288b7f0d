export { Barcode, type BarcodeProps } from './barcode.tsx'
