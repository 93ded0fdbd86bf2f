import { lazyPart } from '@iisp/web'

export const StoredFilePreview = lazyPart(
  () => import('./StoredFilePreview.tsx'),
  (loaded) => loaded.StoredFilePreview,
  { over: true },
)
export const TableExport = lazyPart(
  () => import('./TableExport.tsx'),
  (loaded) => loaded.TableExport,
  { height: 32 },
)
