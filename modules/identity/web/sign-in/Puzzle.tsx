import { Icon } from '@iisp/ui/icon'
import { useText } from '@iisp/web/i18n/use-text'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { puzzle } from '../../rules/sign-in/slider.ts'
import type { Moved } from '../../rules/sign-in/trace.ts'
import css from './puzzle.module.css'
import { signInTexts } from './texts.ts'
import { type Solved, usePuzzle } from './use-puzzle.ts'
import { useTrace } from './use-trace.ts'

const most = puzzle.width - puzzle.piece
const steps: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({ ArrowRight: 3, ArrowUp: 3, ArrowLeft: -3, ArrowDown: -3 }),
)
const png = (data: string) => `data:image/png;base64,${data}`
const within = (x: number) => Math.max(0, Math.min(most, x))

interface PuzzleProps {
  readonly onSolved: (solved: Solved) => void
  readonly onClose: () => void
}

/** A picture with a gap and the piece that fits: dragged by pointer, or moved with the arrows and dropped with Enter. */
export function Puzzle({ onSolved, onClose }: PuzzleProps) {
  const t = useText(signInTexts)
  const { picture, state, load, drop } = usePuzzle(onSolved)
  const [moved, setMoved] = useState({ uuid: '', x: 0 })
  // Every picture starts with its piece at the left.
  const x = moved.uuid === picture?.uuid ? moved.x : 0
  const setX = (to: number) => setMoved({ uuid: picture?.uuid ?? '', x: to })
  const trace = useTrace()
  const grip = useRef<{ start: number; top: number; from: number; moved: boolean } | null>(null)
  const handle = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'ready') handle.current?.focus()
  }, [state])

  const record = (by: Moved, to: number, down = 0) => trace.add(picture?.uuid ?? '', by, to, down)
  const dropped = () => void drop({ moveLength: x, ...trace.of(picture?.uuid ?? '') })
  const onPointerDown = (event: PointerEvent) => {
    if (state !== 'ready') return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    grip.current = { start: event.clientX, top: event.clientY, from: x, moved: false }
    record('pointer', x)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (grip.current === null) return
    grip.current.moved = true
    const to = within(grip.current.from + event.clientX - grip.current.start)
    record('pointer', to, event.clientY - grip.current.top)
    setX(to)
  }
  const onPointerUp = () => {
    if (grip.current?.moved === true) dropped()
    grip.current = null
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    onEscape(event)
    const step = steps.get(event.key)
    if (step === undefined && event.key !== 'Enter') return
    event.preventDefault()
    if (state !== 'ready') return
    if (step === undefined) return dropped()
    const to = within(x + step * (event.shiftKey ? 5 : 1))
    record('keys', to)
    setX(to)
  }
  return (
    <section className={css.puzzle} aria-label={t('puzzle.title')}>
      <header className={css.head}>
        <strong>{t('puzzle.title')}</strong>
        <button
          type="button"
          className={css.quiet}
          disabled={state === 'checking'}
          onClick={load}
          onKeyDown={onEscape}
        >
          {t('puzzle.again')}
        </button>
        <button type="button" className={css.quiet} onClick={onClose} onKeyDown={onEscape}>
          {t('puzzle.close')}
        </button>
      </header>
      <div className={css.picture} data-state={state}>
        {state === 'failed' ? (
          <div className={css.failed}>
            <button type="button" className={css.retry} onClick={load}>
              {t('puzzle.retry')}
            </button>
          </div>
        ) : (
          picture !== null &&
          state !== 'loading' && (
            <>
              <img
                src={png(picture.bgImage)}
                width={puzzle.width}
                height={puzzle.height}
                alt=""
                draggable={false}
              />
              <img
                className={css.piece}
                src={png(picture.sliderImage)}
                style={{ transform: `translate(${x}px, ${picture.y}px)` }}
                width={puzzle.piece}
                height={puzzle.piece}
                alt=""
                draggable={false}
              />
            </>
          )
        )}
      </div>
      <div className={css.track} data-state={state}>
        <div className={css.done} style={{ width: x + puzzle.piece / 2 }} />
        <p className={css.word} aria-hidden="true">
          {state === 'ready' && x === 0 && t('puzzle.hint')}
        </p>
        <div
          ref={handle}
          className={css.handle}
          style={{ transform: `translateX(${x}px)` }}
          role="slider"
          tabIndex={0}
          aria-label={t('puzzle.handle')}
          aria-valuemin={0}
          aria-valuemax={most}
          aria-valuenow={Math.round(x)}
          aria-disabled={state !== 'ready'}
          aria-describedby="puzzle-advice"
          onPointerDown={onPointerDown}
          onPointerMove={onPointerMove}
          onPointerUp={onPointerUp}
          onPointerCancel={onPointerUp}
          onKeyDown={onKeyDown}
        >
          <Icon name={state === 'right' ? 'check' : 'arrowRight'} size={18} />
        </div>
      </div>
      <p id="puzzle-advice" className={css.advice} data-state={state} aria-live="polite">
        {t(state === 'ready' ? 'puzzle.keys' : `puzzle.${state}`)}
      </p>
    </section>
  )
}
