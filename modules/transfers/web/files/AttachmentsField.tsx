import {
  download as downloadFile,
  fileCalls,
  partCalls,
  uploadCancel,
  uploadUnfinished,
} from '@iisp/files/contract'
import {
  attachmentPurpose,
  attachmentRules,
  fileTypeCodes,
  fileTypes,
  type FileType,
  getAttachment,
  type TransferDetail,
  type TransferType,
} from '@iisp/transfers/contract'
import { SelectField } from '@iisp/ui/select-field'
import { Upload, type UploadedFile } from '@iisp/ui/upload'
import {
  download,
  serviceEmail,
  StoredFilePreview,
  toast,
  uploadInParts,
  useCall,
  useLocale,
  useSend,
  useText,
} from '@iisp/web'
import { useRef, useState } from 'react'
import { formTexts } from '../orders/form/form-texts.ts'
import css from '../orders/form/form.module.css'
import type { AttachedFile } from '../orders/form/state/order-fields.ts'
import { NeedsList } from './NeedsList.tsx'
import { firstMissing } from './needs.ts'

interface Props {
  readonly type: TransferType | null
  readonly detail: TransferDetail | null
  readonly files: readonly AttachedFile[]
  readonly onChange: (files: readonly AttachedFile[]) => void
  readonly error: string | null
  /** Told whether files are on their way; keep its identity. */
  readonly onBusy: (busy: boolean) => void
}

/** The documents of an order: which the kind of transfer needs, and what was uploaded as which. */
export function AttachmentsField({ type, detail, files, onChange, error, onBusy }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  const needs = useCall(
    getAttachment,
    { hklx: type ?? '99', ...(detail && { hkTypeDetail: detail }) },
    { enabled: type !== null, staleTime: Infinity, quiet: true },
  )
  const wanted = type === null ? undefined : needs.data
  const unfinished = useCall(uploadUnfinished, { purpose: attachmentPurpose }, { quiet: true, staleTime: 0 })
  const discard = useSend(uploadCancel, { invalidates: [uploadUnfinished] })
  const [shown, setShown] = useState<UploadedFile | null>(null)
  const [chosen, setChosen] = useState<FileType | null>(null)
  // the kit knows names and sizes; what a file was uploaded as is remembered here
  const types = useRef(new Map<string, FileType>())
  const material = chosen ?? firstMissing(wanted, files) ?? '1069'
  const send = async (file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) => {
    const input = { purpose: attachmentPurpose, about: { uploadType: '1', fileType: material } }
    try {
      const stored = await uploadInParts(partCalls, input, file, options)
      types.current.set(stored.fileId, material)
      setChosen(null)
      return stored
    } finally {
      void unfinished.refetch()
    }
  }
  const typed = (list: readonly { fileId: string; name: string; size: number }[]): AttachedFile[] =>
    list.map(({ fileId, name, size }) => ({
      fileId,
      name,
      size,
      type: files.find((file) => file.fileId === fileId)?.type ?? types.current.get(fileId) ?? '1069',
    }))
  return (
    <div className={css.dialog}>
      <NeedsList needs={wanted} files={files} />
      <div className={css.material}>
        <SelectField
          label={t('material')}
          required
          options={fileTypeCodes.map((code) => ({ value: code, label: fileTypes[code][locale] }))}
          value={material}
          onChange={(code) => setChosen(code as FileType)}
          help={t('materialHint')}
        />
      </div>
      <Upload
        name="files"
        label={t('attachments')}
        {...attachmentRules}
        value={files}
        onChange={(list) => onChange(typed(list))}
        onBusy={onBusy}
        send={send}
        onDownload={(file) => void download(downloadFile, { fileId: file.fileId }).catch(() => undefined)}
        onPreview={setShown}
        unfinished={unfinished.data}
        onDiscard={({ uploadId }) => discard.mutate({ uploadId })}
        notify={(kind, message) => void toast[kind](message)}
        serviceEmail={() => serviceEmail()}
        error={error}
      />
      {shown && (
        <StoredFilePreview
          calls={fileCalls}
          fileId={shown.fileId}
          name={shown.name}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  )
}
