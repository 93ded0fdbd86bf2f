import type { Call, Input } from '@iisp/contract'
import { download, type DownloadOptions } from './download.ts'
import { useRead } from './use-read.ts'

/**
 * Saves the file that a call returns for this input. A newer save replaces the running one.
 * Failures have already been shown.
 */
export function useDownload<C extends Call>(call: C, input: Input<C>, options?: DownloadOptions) {
  const { reading, run } = useRead()
  const save = () => void run((signal) => download(call, input, { ...options, signal }))
  return { reading, save }
}
