import type { Output } from '@iisp/contract'
import { downloadGuide, type getMenuVideoList } from '@iisp/guide/contract'
import { useText } from '@iisp/web'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { pageTexts } from './library-texts.ts'
import css from './library.module.css'

interface Props {
  readonly video: Output<typeof getMenuVideoList>[number]
  readonly onSeen: () => void
}
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`

/** Plays a video with captions. */
export function VideoPlayer({ video, onSeen }: Props) {
  const t = useText(pageTexts)
  const [failed, setFailed] = useState(false)
  const track = useTrack(video.captions)
  return (
    <section className={css.video}>
      <h2>{video.title}</h2>
      <video
        className={css.player}
        controls
        preload="metadata"
        aria-label={video.title}
        src={`${downloadGuide.path}?fileId=${encodeURIComponent(video.fileId)}`}
        onEnded={onSeen}
        onError={() => setFailed(true)}
      >
        <track ref={track} kind="captions" default />
      </video>
      <p className={css.note} role={failed ? 'alert' : undefined}>
        {failed ? t('videoFailed') : t('minutes', { time: clock(video.seconds) })}
      </p>
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
