export { FileLink } from './FileLink.tsx'
export { StoredFilePreview, TableExport } from './lazy-parts.ts'
export { StoredUpload } from './StoredUpload.tsx'
export { TypedUpload } from './TypedUpload.tsx'
