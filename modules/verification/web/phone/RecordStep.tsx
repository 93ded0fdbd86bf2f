import { phoneUpload, verificationLimits } from '@iisp/verification/contract'
import { Button } from '@iisp/ui/button'
import { upload, useText } from '@iisp/web'
import { Fault } from './Fault.tsx'
import { useEffect, useRef, useState } from 'react'
import type { Begun } from './phone-info.ts'
import { phoneTexts } from './phone-texts.ts'
import css from './phone.module.css'
import { useCamera } from './use-camera.ts'
import { usePhoneWrite } from './use-phone-write.ts'

interface Props {
  readonly verifiedId: string
  readonly source: '2' | '9'
  readonly begun: Begun
  readonly onDone: () => void
  readonly onOver: () => void
}

/**
 * Records a video, plays it back and sends it. If the browser cannot record, a file of the camera
 * app is accepted.
 */
export function RecordStep({ verifiedId, source, begun, onDone, onOver }: Props) {
  const t = useText(phoneTexts)
  const isVideo = source === '9'
  const seconds = isVideo ? verificationLimits.videoSeconds : verificationLimits.faceSeconds
  const phone = useCamera(seconds, isVideo)
  const { camera } = phone
  const [share, setShare] = useState(0)
  const { busy, fault, run } = usePhoneWrite(onOver)
  const send = (file: File) => {
    setShare(0)
    void run(async () => {
      const options = { quiet: true, onProgress: setShare }
      await upload(phoneUpload, { verifiedId, token: begun.token }, file, options)
      onDone()
    })
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
      <Fault text={camera.at === 'none' ? t(`noCamera.${camera.why}`) : ''} />
      <Fault text={fault} />
      {(camera.at === 'idle' || camera.at === 'none') && <Opening {...phone} />}
      {camera.at === 'ready' && (
        <Button type="primary" block onClick={phone.record}>
          {t('start')}
        </Button>
      )}
      {camera.at === 'recording' && isVideo && (
        <Button block onClick={phone.stop}>
          {t('stop')}
        </Button>
      )}
      {camera.at === 'recorded' && (
        <>
          <Button type="primary" block writing={busy} onClick={() => send(camera.file)}>
            {busy ? t('sending', { percent: Math.round(share * 100) }) : t('send')}
          </Button>
          <Button block disabled={busy} onClick={() => void phone.open()}>
            {t('again')}
          </Button>
        </>
      )}
    </section>
  )
}

/** Opens the camera, or takes a recording of the phone's camera app. */
function Opening({ open, keep }: Pick<ReturnType<typeof useCamera>, 'open' | 'keep'>) {
  const t = useText(phoneTexts)
  return (
    <>
      <Button type="primary" block onClick={() => void open()}>
        {t('open')}
      </Button>
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
    </>
  )
}

/** The live picture of the camera, mirrored. */
function Live({ stream, label }: { stream: MediaStream; label: string }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current) video.current.srcObject = stream
  }, [stream])
  return (
    <video ref={video} className={css.picture} data-mirror autoPlay muted playsInline aria-label={label} />
  )
}
