import { download as downloadFile, fileInfo, preview } from '@iisp/files/contract'
import { FilePreview } from '@iisp/ui/file-preview'
import { fileAddress, useCall, useDownload } from '@iisp/web'

interface Props {
  readonly fileId: string
  readonly name: string
  readonly onClose: () => void
}

/** Shows a stored file in a dialog. Permission is checked first, so that a refusal can be shown as text. */
export function StoredFilePreview({ fileId, name, onClose }: Props) {
  const { data: info, error } = useCall(fileInfo, { fileId }, { quiet: true, staleTime: 0 })
  const { reading, save } = useDownload(downloadFile, { fileId }, { filename: name })
  return (
    <FilePreview
      name={info?.name ?? name}
      shown={info?.shown}
      src={fileAddress(preview, { fileId })}
      error={error?.msg}
      downloading={reading}
      onDownload={error ? undefined : save}
      onClose={onClose}
    />
  )
}
