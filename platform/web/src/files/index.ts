export type { FileCalls } from './file-calls.ts'
export { FileLink } from './FileLink.tsx'
export { StoredFilePreview } from './StoredFilePreview.tsx'
