import { shownByName } from '@iisp/contract/file-kind'
import { download as downloadFile, fileCalls } from '@iisp/files/contract'
import type { OrderDetail } from '@iisp/transfers/contract'
import { sizeText } from '@iisp/ui/upload'
import { download, StoredFilePreview, useText } from '@iisp/web'
import { useState } from 'react'
import css from './order-detail.module.css'
import { orderTexts } from './order-texts.ts'

type Attachment = OrderDetail['ATTACHMENTS'][number]

/** The documents of an order: pictures and PDF open here, everything is saved by a press. */
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
                {[sizeText(file.SIZE), file.REMARK].filter(Boolean).join(' · ')}
              </span>
            </span>
            {shownByName(file.FILENAME) !== null && (
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
        <StoredFilePreview
          calls={fileCalls}
          fileId={shown.FILEID}
          name={shown.FILENAME}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
