export { sizeText } from './size-text.ts'
export { Upload } from './Upload.tsx'
export type { UploadProps } from './upload-props.ts'
export type { Send, UploadedFile, UploadEntry } from './use-uploads.ts'
