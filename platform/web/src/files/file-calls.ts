import type { Call } from '@iisp/contract'

/** The calls behind a stored file, as module files declares them. */
export interface FileCalls {
  readonly info: Call
  readonly download: Call
  /** Where the bytes of a file that may be shown lie. */
  readonly previewAddress: (fileId: string) => string
}
export interface FileInfo {
  readonly name: string
  readonly shown: 'image' | 'pdf' | null
}
