import type { Call, Input } from '@iisp/contract'
import { useState } from 'react'
import { download, type DownloadOptions } from './download.ts'

/** Saves the file that a call answers to this input. What went wrong has been shown. */
export function useDownload<C extends Call>(call: C, input: Input<C>, options?: DownloadOptions) {
  const [busy, setBusy] = useState(false)
  const save = () => {
    setBusy(true)
    download(call, input, options)
      .catch(() => undefined)
      .finally(() => setBusy(false))
  }
  return { busy, save }
}
