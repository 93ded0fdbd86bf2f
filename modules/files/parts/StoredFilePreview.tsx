import { download as downloadFile, fileInfo, previewAddress } from '@iisp/files/contract'
import { FilePreview } from '@iisp/ui/file-preview'
import { download, useCall } from '@iisp/web'
import { useState } from 'react'

interface Props {
  readonly fileId: string
  readonly name: string
  readonly onClose: () => void
}

/** Shows a stored file in a dialog. Whether it may be read is asked first, so that a refusal stands there in words. */
export function StoredFilePreview({ fileId, name, onClose }: Props) {
  const { data: info, error } = useCall(fileInfo, { fileId }, { quiet: true, staleTime: 0 })
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    // the request layer tells what went wrong
    await download(downloadFile, { fileId }, { filename: name }).catch(() => undefined)
    setSaving(false)
  }
  return (
    <FilePreview
      name={info?.name ?? name}
      shown={info?.shown}
      src={previewAddress(fileId)}
      error={error?.msg}
      downloading={saving}
      onDownload={error ? undefined : () => void save()}
      onClose={onClose}
    />
  )
}
