import { download as downloadFile, uploadCancel, uploadUnfinished } from '@iisp/files/contract'
import { type Send, Upload, type UploadedFile, type UploadProps } from '@iisp/ui/upload'
import { download, serviceEmail, toast, useCall, useSend } from '@iisp/web'
import { useState } from 'react'
import { StoredFilePreview } from './lazy-parts.ts'
import { uploadInParts } from './upload-in-parts.ts'

/** The props of the upload widget that this part fills in. */
type Connected = 'send' | 'onDownload' | 'onPreview' | 'unfinished' | 'onDiscard' | 'notify' | 'serviceEmail'

export interface StoredUploadProps extends Omit<UploadProps, Connected> {
  /** The file purpose under which the files are kept, such as 'transfers.attachment'. */
  readonly purpose: string
  /** The information that the purpose needs about the next file. */
  readonly about?: Readonly<Record<string, string>> | undefined
  /** Called with each stored file before it joins the value. */
  readonly onStored?: (fileId: string) => void
}

/** Attachments stored by the portal. They are uploaded in parts and resumed after an interruption. */
export function StoredUpload({ purpose, about = {}, onStored, ...field }: StoredUploadProps) {
  const unfinished = useCall(uploadUnfinished, { purpose }, { quiet: true, staleTime: 0 })
  const discard = useSend(uploadCancel, { invalidates: [uploadUnfinished] })
  const [shown, setShown] = useState<UploadedFile | null>(null)
  const send: Send = async (file, options) => {
    try {
      const stored = await uploadInParts({ purpose, about }, file, options)
      onStored?.(stored.fileId)
      return stored
    } finally {
      void unfinished.refetch()
    }
  }
  return (
    <>
      <Upload
        {...field}
        send={send}
        onDownload={({ fileId }) => void download(downloadFile, { fileId }).catch(() => undefined)}
        onPreview={setShown}
        unfinished={unfinished.data}
        onDiscard={({ uploadId }) => discard.mutate({ uploadId })}
        notify={(kind, message) => void toast[kind](message)}
        serviceEmail={() => serviceEmail()}
      />
      {shown && <StoredFilePreview fileId={shown.fileId} name={shown.name} onClose={() => setShown(null)} />}
    </>
  )
}
