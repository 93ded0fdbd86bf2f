import { verificationRecording } from '@iisp/verification/contract'
import { Button } from '@iisp/ui/button'
import { isRequestError, readFile, useText } from '@iisp/web'
import { useEffect, useState } from 'react'
import { verificationTexts } from './verification-texts.ts'
import css from './verification.module.css'

interface Props {
  readonly id: string
  /** Whether there is a recording still. */
  readonly kept: boolean
  readonly onSeen: () => void
}

/** The recording, fetched when somebody asks to see it: each look is kept in the audit trail. */
export function Recording({ id, kept, onSeen }: Props) {
  const t = useText(verificationTexts)
  const [url, setUrl] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const load = async () => {
    setBusy(true)
    setFault('')
    try {
      setUrl(URL.createObjectURL(await readFile(verificationRecording, { id })))
    } catch (thrown) {
      if (!isRequestError(thrown)) throw thrown
      setFault(thrown.msg)
    } finally {
      setBusy(false)
    }
  }
  if (!kept) return <p className={css.quiet}>{t('gone')}</p>
  return (
    <section className={css.recording} aria-label={t('recording')}>
      {url === null ? (
        <Button loading={busy} onClick={() => void load()}>
          {t(busy ? 'loading' : 'show')}
        </Button>
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a person before their camera, not a programme */}
          <video
            className={css.picture}
            src={url}
            controls
            autoPlay
            playsInline
            aria-label={t('recording')}
            onPlay={onSeen}
            onError={() => {
              setFault(t('unplayable'))
              onSeen()
            }}
          />
          <a className={css.download} href={url} download={`verification-${id.slice(0, 8)}`}>
            {t('download')}
          </a>
        </>
      )}
      {fault !== '' && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}
