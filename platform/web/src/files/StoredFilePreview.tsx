import { FilePreview } from '@iisp/ui/file-preview'
import { useState } from 'react'
import { download, useCall } from '../request/index.ts'
import type { FileCalls, FileInfo } from './file-calls.ts'

interface Props {
  readonly calls: FileCalls
  readonly fileId: string
  readonly name: string
  readonly onClose: () => void
}

/** Shows a stored file in a dialog. Whether it may be read is asked first, so that a refusal stands there in words. */
export function StoredFilePreview({ calls, fileId, name, onClose }: Props) {
  const answer = useCall(calls.info, { fileId }, { quiet: true, staleTime: 0 })
  const info = answer.data as FileInfo | undefined
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    // the request layer tells what went wrong
    await download(calls.download, { fileId }, { filename: name }).catch(() => undefined)
    setSaving(false)
  }
  return (
    <FilePreview
      name={info?.name ?? name}
      shown={info?.shown}
      src={calls.previewAddress(fileId)}
      error={answer.error?.msg}
      downloading={saving}
      onDownload={answer.error ? undefined : () => void save()}
      onClose={onClose}
    />
  )
}
