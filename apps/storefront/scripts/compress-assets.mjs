import { compressFolder } from '@shop/tooling/compress-folder.mjs'

compressFolder(new URL('../build/client/assets/', import.meta.url))
