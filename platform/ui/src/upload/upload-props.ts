import type { UploadRules } from '@iisp/contract/upload-rules'
import type { FieldProps } from '../field/index.ts'
import type { UnfinishedUpload } from './Unfinished.tsx'
import type { Send, UploadEntry, UploadedFile } from './use-uploads.ts'

export interface UploadProps
  extends FieldProps<readonly UploadedFile[]>, Pick<UploadRules, 'accept' | 'singleMaxSize' | 'maxCount'> {
  /** Limit in MB for a single file and for all together; default 50. */
  readonly maxSize?: number | undefined
  readonly send: Send
  readonly onDownload?: ((file: UploadedFile) => void) | undefined
  /** Adds a preview button to pictures and PDF files. */
  readonly onPreview?: ((file: UploadedFile) => void) | undefined
  /** Called when uploads start and when all have ended. Must be a stable function. */
  readonly onBusy?: ((busy: boolean) => void) | undefined
  /** Called on each change of a file's state. */
  readonly onEntry?: ((entry: UploadEntry) => void) | undefined
  /** Interrupted uploads. Selecting the same file again resumes the upload. */
  readonly unfinished?: readonly UnfinishedUpload[] | undefined
  readonly onDiscard?: ((upload: UnfinishedUpload) => void) | undefined
  /** Shows results as toasts; without it they are shown below the field. */
  readonly notify?: ((kind: 'success' | 'error' | 'warning', message: string) => void) | undefined
  /** Address to which to mail a file that took longer than 180 s. */
  readonly serviceEmail?: string | (() => Promise<string>) | undefined
}
