import type { Settings } from '../settings.ts'
import { photoBucket } from './photo-bucket.ts'
import { photoFolder, type PhotoStore } from './photo-store.ts'

/** Where photos are kept: in the bucket of the settings, else in the folder of media. */
export const chosenStore = ({
  bucket,
  mediaDir,
}: Pick<Settings, 'bucket' | 'mediaDir'>): PhotoStore =>
  bucket ? photoBucket(bucket) : photoFolder(mediaDir)
