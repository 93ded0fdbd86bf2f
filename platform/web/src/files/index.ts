import { lazyPart } from '../loader/index.ts'

export type { FileCalls } from './file-calls.ts'
export { FileLink } from './FileLink.tsx'

export const StoredFilePreview = lazyPart(
  () => import('./StoredFilePreview.tsx'),
  (loaded) => loaded.StoredFilePreview,
  { over: true },
)
