export { Upload } from './Upload.tsx'
export type { UploadProps } from './Upload.tsx'
export type { Send, UploadedFile } from './use-uploads.ts'
