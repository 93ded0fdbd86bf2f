import {
  download as downloadFile,
  fileCalls,
  partCalls,
  uploadCancel,
  uploadUnfinished,
} from '@iisp/files/contract'
import {
  type FileType,
  fileTypeCodes,
  fileTypes,
  paperPurpose,
  paperRules,
  requiredFiles,
} from '@iisp/opening/contract'
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
import { formTexts } from './form-texts.ts'
import css from './form.module.css'
import type { PartProps } from './part-props.ts'

/** The papers of an application: which it needs, and what was uploaded as which. */
export function FilesField({ kind, form, sending }: PartProps) {
  const t = useText(formTexts)
  const locale = useLocale()
  const { files } = form.fields
  const missing = requiredFiles[kind].filter((type) => !files.some((file) => file.type === type))
  const unfinished = useCall(uploadUnfinished, { purpose: paperPurpose }, { quiet: true, staleTime: 0 })
  const discard = useSend(uploadCancel, { invalidates: [uploadUnfinished] })
  const [shown, setShown] = useState<UploadedFile | null>(null)
  const [chosen, setChosen] = useState<FileType | null>(null)
  const material = chosen ?? missing[0] ?? '1069'
  // the kit knows names and sizes; what a file was uploaded as is remembered here
  const types = useRef(new Map<string, FileType>())
  const send = async (file: File, options: { onProgress: (share: number) => void; signal: AbortSignal }) => {
    try {
      const stored = await uploadInParts(partCalls, { purpose: paperPurpose, about: {} }, file, options)
      types.current.set(stored.fileId, material)
      setChosen(null)
      return stored
    } finally {
      void unfinished.refetch()
    }
  }
  const names = requiredFiles[kind].map((type) => fileTypes[type][locale]).join(locale === 'zh' ? '、' : ', ')
  return (
    <div className={css.papers}>
      <p className={css.quiet}>{t('needs', { names })}</p>
      <div className={css.material}>
        <SelectField
          label={t('material')}
          required
          help={t('materialHint')}
          options={fileTypeCodes.map((code) => ({ value: code, label: fileTypes[code][locale] }))}
          value={material}
          onChange={(code) => setChosen(code as FileType)}
        />
      </div>
      <Upload
        name="files"
        label={t('files')}
        {...paperRules}
        value={files}
        onChange={(list) =>
          form.change({
            files: list.map(({ fileId, name, size }) => ({
              fileId,
              name,
              size,
              type: files.find((file) => file.fileId === fileId)?.type ?? types.current.get(fileId) ?? '1069',
            })),
          })
        }
        send={send}
        onDownload={(file) => void download(downloadFile, { fileId: file.fileId }).catch(() => undefined)}
        onPreview={setShown}
        unfinished={unfinished.data}
        onDiscard={({ uploadId }) => discard.mutate({ uploadId })}
        notify={(how, message) => void toast[how](message)}
        serviceEmail={() => serviceEmail()}
        error={sending.errorOf('files')}
      />
      {files.length > 0 && (
        <ul className={css.kinds}>
          {files.map((file) => (
            <li key={file.fileId}>
              <span className={css.quiet}>{fileTypes[file.type][locale]}</span> {file.name}
            </li>
          ))}
        </ul>
      )}
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
