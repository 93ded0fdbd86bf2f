import { shownByName } from '@iisp/contract/file-kind'
import { FileLink, StoredFilePreview } from '@iisp/files/parts'
import type { OrderDetail } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { sizeText } from '@iisp/ui/upload'
import { useText } from '@iisp/web'
import { useState } from 'react'
import css from './order-detail.module.css'
import { orderTexts } from '../order-texts.ts'

type Attachment = OrderDetail['ATTACHMENTS'][number]

/** The documents of an order. Pictures and PDF can be previewed; clicking a name downloads the file. */
export function OrderAttachments({ files }: { files: readonly Attachment[] }) {
  const t = useText(orderTexts)
  const [shown, setShown] = useState<Attachment | null>(null)
  if (files.length === 0) return <p className={css.quiet}>{t('noAttachments')}</p>
  return (
    <>
      <ul className={css.files}>
        {files.map((file) => (
          <li key={file.FILEID}>
            <span className={css.kind}>{file.FILETYPENAME}</span>
            <span className={css.file}>
              <FileLink fileId={file.FILEID} name={file.FILENAME} />
              <span className={css.quiet}>
                {[sizeText(file.SIZE), file.REMARK].filter(Boolean).join(' · ')}
              </span>
            </span>
            {shownByName(file.FILENAME) !== null && (
              <Button
                type="inline"
                aria-label={`${t('preview')} ${file.FILENAME}`}
                onClick={() => setShown(file)}
              >
                {t('preview')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {shown && (
        <StoredFilePreview fileId={shown.FILEID} name={shown.FILENAME} onClose={() => setShown(null)} />
      )}
    </>
  )
}
