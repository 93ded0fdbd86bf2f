import { lazyPart } from '@iisp/web'

export const StoredFilePreview = lazyPart(() => import('./StoredFilePreview.tsx'), 'StoredFilePreview', {
  over: true,
})
export const TableExport = lazyPart(() => import('./TableExport.tsx'), 'TableExport', { height: 32 })
