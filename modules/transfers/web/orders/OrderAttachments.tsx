import { type OrderDetail, download as downloadFile } from '@iisp/transfers/contract'
import { Modal } from '@iisp/ui/modal'
import { download, useText } from '@iisp/web'
import { useState } from 'react'
import css from './order-detail.module.css'
import { orderTexts } from './order-texts.ts'

type Attachment = OrderDetail['ATTACHMENTS'][number]

const isPicture = (name: string) => /\.(png|jpe?g)$/i.test(name)
const addressOf = (file: Attachment) => `${downloadFile.path}?${new URLSearchParams({ fileId: file.FILEID })}`
const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** The documents of an order: pictures open here, everything is saved by a press. */
export function OrderAttachments({ files }: { files: readonly Attachment[] }) {
  const t = useText(orderTexts)
  const [shown, setShown] = useState<Attachment | null>(null)
  const [saving, setSaving] = useState('')
  const save = async (file: Attachment) => {
    setSaving(file.FILEID)
    try {
      await download(downloadFile, { fileId: file.FILEID }, { filename: file.FILENAME })
    } catch {
      // the request layer has told it
    } finally {
      setSaving('')
    }
  }
  if (files.length === 0) return <p className={css.quiet}>{t('noAttachments')}</p>
  return (
    <>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file.FILEID}>
            <span className={css.kind}>{file.FILETYPENAME}</span>
            <span className={css.file}>
              {file.FILENAME}
              <span className={css.quiet}>
                {[sizeOf(file.SIZE), file.REMARK].filter(Boolean).join(' · ')}
              </span>
            </span>
            {isPicture(file.FILENAME) && (
              <button
                type="button"
                className={css.link}
                aria-label={`${t('preview')} ${file.FILENAME}`}
                onClick={() => setShown(file)}
              >
                {t('preview')}
              </button>
            )}
            <button
              type="button"
              className={css.link}
              aria-label={`${t('download')} ${file.FILENAME}`}
              disabled={saving === file.FILEID}
              onClick={() => void save(file)}
            >
              {saving === file.FILEID ? t('downloading') : t('download')}
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <Modal
          open
          size="large"
          closeOutside
          title={shown.FILENAME}
          onCancel={() => setShown(null)}
          footer={null}
        >
          <img className={css.picture} src={addressOf(shown)} alt={shown.FILENAME} />
        </Modal>
      )}
    </>
  )
}
