import { phoneUpload, verificationErrors, verificationLimits } from '@iisp/verification/contract'
import { Button } from '@iisp/ui/button'
import { isRequestError, upload, useText } from '@iisp/web'
import { useEffect, useRef, useState } from 'react'
import type { Begun } from './phone-info.ts'
import { phoneTexts } from './phone-texts.ts'
import css from './phone.module.css'
import { useCamera } from './use-camera.ts'

interface Props {
  readonly verifiedId: string
  readonly source: '2' | '9'
  readonly begun: Begun
  readonly onDone: () => void
  readonly onOver: () => void
}

/** Records, lets the person look at it, and sends it. Without a camera of its own the page takes the camera app's file. */
export function RecordStep({ verifiedId, source, begun, onDone, onOver }: Props) {
  const t = useText(phoneTexts)
  const isVideo = source === '9'
  const seconds = isVideo ? verificationLimits.videoSeconds : verificationLimits.faceSeconds
  const { camera, open, record, stop, keep } = useCamera(seconds, isVideo)
  const [share, setShare] = useState<number | null>(null)
  const [refusal, setRefusal] = useState('')
  const send = async (file: File) => {
    setRefusal('')
    setShare(0)
    try {
      const options = { quiet: true, onProgress: setShare }
      await upload(phoneUpload, { verifiedId, token: begun.token }, file, options)
      onDone()
    } catch (thrown) {
      if (!isRequestError(thrown)) throw thrown
      if (thrown.code === verificationErrors.codeDead.code) onOver()
      else setRefusal(thrown.msg || t('offline'))
    } finally {
      setShare(null)
    }
  }
  const live = camera.at === 'ready' || camera.at === 'recording' ? camera.stream : null
  return (
    <section className={css.form}>
      <p className={css.lead}>
        {isVideo
          ? t('video', { name: begun.name, challenge: begun.challenge, seconds })
          : t('face', { seconds })}
      </p>
      {live && <Live stream={live} label={t('preview')} />}
      {camera.at === 'recorded' && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the person's own words of a moment ago
        <video className={css.picture} src={camera.url} controls playsInline aria-label={t('played')} />
      )}
      {camera.at === 'recording' && <p role="status">{t('recording', { left: camera.left })}</p>}
      {camera.at === 'none' && (
        <p className={css.fault} role="alert">
          {t(`noCamera.${camera.why}`)}
        </p>
      )}
      {refusal !== '' && (
        <p className={css.fault} role="alert">
          {refusal}
        </p>
      )}
      {(camera.at === 'idle' || camera.at === 'none') && (
        <Button type="primary" block onClick={() => void open()}>
          {t('open')}
        </Button>
      )}
      {(camera.at === 'idle' || camera.at === 'none') && (
        <label className={css.camera}>
          {t('camera')}
          <input
            type="file"
            accept="video/*"
            capture="user"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) keep(file)
            }}
          />
        </label>
      )}
      {camera.at === 'ready' && (
        <Button type="primary" block onClick={record}>
          {t('start')}
        </Button>
      )}
      {camera.at === 'recording' && isVideo && (
        <Button block onClick={stop}>
          {t('stop')}
        </Button>
      )}
      {camera.at === 'recorded' && (
        <>
          <Button type="primary" block loading={share !== null} onClick={() => void send(camera.file)}>
            {share === null ? t('send') : t('sending', { percent: Math.round(share * 100) })}
          </Button>
          <Button block disabled={share !== null} onClick={() => void open()}>
            {t('again')}
          </Button>
        </>
      )}
    </section>
  )
}

/** The camera's picture as in a mirror. */
function Live({ stream, label }: { stream: MediaStream; label: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <video ref={video} className={css.picture} data-mirror autoPlay muted playsInline aria-label={label} />
  )
}
