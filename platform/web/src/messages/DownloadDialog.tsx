import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '@iisp/ui/button'
import { engineTexts, useText } from '../i18n/index.ts'
import { Dialog } from './Dialog.tsx'
import type { Message } from './message.ts'
import { closeMessage, messageParts } from './messages.ts'
import css from './messages.module.css'

const countFrom = 5

/** Downloads by itself after 5 s, or at once by the link; closing cancels it. */
export function DownloadDialog({ message: { id, title, desc, url, fileId } }: { message: Message }) {
  const t = useText(engineTexts)
  const [left, setLeft] = useState(countFrom)
  const started = useRef(false)
  const start = useCallback(() => {
    if (started.current) return
    started.current = true
    messageParts().download({ url, fileId })
    closeMessage(id)
  }, [id, url, fileId])
  useEffect(() => {
    if (left === 0) return start()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, start])
  return (
    <Dialog title={title || t('message.download')} onClose={() => closeMessage(id)}>
      {desc !== '' && <p className={css.text}>{desc}</p>}
      <p className={css.text}>
        <span>{t('message.countdown', { n: left })}</span>{' '}
        <Button type="inline" data-first onClick={start}>
          {t('message.now')}
        </Button>
      </p>
    </Dialog>
  )
}
