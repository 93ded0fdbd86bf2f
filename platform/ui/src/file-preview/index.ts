export { FilePreview } from './FilePreview.tsx'
export type { FilePreviewProps } from './FilePreview.tsx'
