import { verificationRecording } from '@iisp/verification/contract'
import { Button } from '@iisp/ui/button'
import { readFile, useRead, useText } from '@iisp/web'
import { FormFault } from '@iisp/web/forms/index'
import { useEffect, useState } from 'react'
import { verificationTexts } from './verification-texts.ts'
import css from './verification.module.css'

interface Props {
  readonly id: string
  /** Whether the recording has not been deleted yet. */
  readonly kept: boolean
  readonly onSeen: () => void
}

/** The recording. It is loaded only on request, because the audit trail records who watched it. */
export function Recording({ id, kept, onSeen }: Props) {
  const t = useText(verificationTexts)
  const [url, setUrl] = useState<string | null>(null)
  const [isUnplayable, setUnplayable] = useState(false)
  const { reading, refusal, run } = useRead()
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const load = () =>
    run(
      (signal) => readFile(verificationRecording, { id }, { signal }),
      (file) => setUrl(URL.createObjectURL(file)),
    )
  if (!kept) return <p className={css.quiet}>{t('gone')}</p>
  return (
    <section className={css.recording} aria-label={t('recording')}>
      {url === null ? (
        <Button reading={reading} onClick={() => void load()}>
          {t(reading ? 'loading' : 'show')}
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
              setUnplayable(true)
              onSeen()
            }}
          />
          <a className={css.download} href={url} download={`verification-${id.slice(0, 8)}`}>
            {t('download')}
          </a>
        </>
      )}
      <FormFault text={isUnplayable ? t('unplayable') : (refusal?.msg ?? '')} />
    </section>
  )
}
