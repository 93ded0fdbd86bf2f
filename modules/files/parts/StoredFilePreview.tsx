import { download as downloadFile, fileInfo, preview } from '@iisp/files/contract'
import { FilePreview } from '@iisp/ui/file-preview'
import { download, fileAddress, useCall } from '@iisp/web'
import { useState } from 'react'

interface Props {
  readonly fileId: string
  readonly name: string
  readonly onClose: () => void
}

/** Shows a stored file in a dialog. Permission is checked first, so that a refusal can be shown as text. */
export function StoredFilePreview({ fileId, name, onClose }: Props) {
  const { data: info, error } = useCall(fileInfo, { fileId }, { quiet: true, staleTime: 0 })
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    // the request layer has shown the failure
    await download(downloadFile, { fileId }, { filename: name }).catch(() => undefined)
    setSaving(false)
  }
  return (
    <FilePreview
      name={info?.name ?? name}
      shown={info?.shown}
      src={fileAddress(preview, { fileId })}
      error={error?.msg}
      downloading={saving}
      onDownload={error ? undefined : () => void save()}
      onClose={onClose}
    />
  )
}
