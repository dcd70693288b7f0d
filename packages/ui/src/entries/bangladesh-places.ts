export { bangladeshPlaces } from '../lib/bangladesh-places.ts'
