import type { Output } from '@iisp/contract'
import { downloadGuide, type getMenuVideoList } from '@iisp/guide/contract'
import { Button } from '@iisp/ui/button'
import { fileAddress, useText } from '@iisp/web'
import { useProfile } from '@iisp/web/session/session'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { pageTexts } from './library-texts.ts'
import css from './library.module.css'
import { keepSecond, secondStopped } from './video-progress.ts'

interface Props {
  readonly video: Output<typeof getMenuVideoList>[number]
  readonly onSeen: () => void
}
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** Plays a video with captions, from where the person stopped. */
export function VideoPlayer({ video, onSeen }: Props) {
  const t = useText(pageTexts)
  const account = useProfile()?.account ?? ''
  const player = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const [stopped, setStopped] = useState(() => secondStopped(account, video.fileId))
  const track = useTrack(video.captions)
  const keep = (second: number) => keepSecond(account, video.fileId, second)
  const restart = () => {
    if (player.current) player.current.currentTime = 0
    keep(0)
    setStopped(0)
  }
  return (
    <section className={css.video}>
      <h2>{video.title}</h2>
      <p className={css.note}>{t('ofMenu', { name: video.MENUNAME })}</p>
      <video
        ref={player}
        className={css.player}
        controls
        preload="metadata"
        aria-label={video.title}
        src={fileAddress(downloadGuide, { fileId: video.fileId })}
        onLoadedMetadata={({ currentTarget }) => (currentTarget.currentTime = stopped)}
        onPlay={() => setStopped(0)}
        onTimeUpdate={({ currentTarget }) =>
          currentTarget.played.length > 0 && keep(currentTarget.currentTime)
        }
        onEnded={() => {
          keep(0)
          onSeen()
        }}
        onError={() => setFailed(true)}
      >
        <track ref={track} kind="captions" default />
      </video>
      <p className={css.note} role={failed ? 'alert' : undefined}>
        {failed ? t('videoFailed') : t('minutes', { time: clock(video.seconds) })}
      </p>
      {stopped > 0 && !failed && (
        <p className={css.note}>
          {t('continues', { time: clock(stopped) })}{' '}
          <Button type="inline" onClick={restart}>
            {t('fromStart')}
          </Button>
        </p>
      )}
    </section>
  )
}

/** Gives the track its captions as a blob URL. */
function useTrack(captions: string): RefObject<HTMLTrackElement | null> {
  const track = useRef<HTMLTrackElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([captions], { type: 'text/vtt' }))
    if (track.current) track.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [captions])
  return track
}
