import { Icon } from '@iisp/ui/icon'
import { useText } from '@iisp/web/i18n/use-text'
import type { KeyboardEvent } from 'react'
import { puzzleSize } from '../../contract/puzzle-size.ts'
import css from './puzzle.module.css'
import { puzzleTexts } from './puzzle-texts.ts'
import { type Solved, usePuzzle } from './use-puzzle.ts'
import { sliderEnd, useSlider } from './use-slider.ts'

const png = (data: string) => `data:image/png;base64,${data}`

interface PuzzleProps {
  readonly onSolved: (solved: Solved) => void
  readonly onClose: () => void
}

/** A picture with a gap and its piece, which is dragged, or moved with the arrow keys and dropped with Enter. */
export function Puzzle({ onSolved, onClose }: PuzzleProps) {
  const t = useText(puzzleTexts)
  const puzzleState = usePuzzle(onSolved)
  const { state, load } = puzzleState
  const { x, handle } = useSlider(puzzleState)
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.preventDefault()
    onClose()
  }
  return (
    <section className={css.puzzle} aria-label={t('title')}>
      <header className={css.head}>
        <strong>{t('title')}</strong>
        <button
          type="button"
          className={css.quiet}
          disabled={state === 'checking'}
          onClick={load}
          onKeyDown={onEscape}
        >
          {t('again')}
        </button>
        <button type="button" className={css.quiet} onClick={onClose} onKeyDown={onEscape}>
          {t('close')}
        </button>
      </header>
      <Picture {...puzzleState} x={x} />
      <div className={css.track} data-state={state}>
        <div className={css.done} style={{ width: x + puzzleSize.piece / 2 }} />
        <p className={css.word} aria-hidden="true">
          {state === 'ready' && x === 0 && t('hint')}
        </p>
        <div
          {...handle}
          className={css.handle}
          style={{ transform: `translateX(${x}px)` }}
          role="slider"
          tabIndex={0}
          aria-label={t('handle')}
          aria-valuemin={0}
          aria-valuemax={sliderEnd}
          aria-valuenow={Math.round(x)}
          aria-disabled={state !== 'ready'}
          aria-describedby="puzzle-advice"
          onKeyDown={(event) => {
            onEscape(event)
            handle.onKeyDown(event)
          }}
        >
          <Icon name={state === 'right' ? 'check' : 'arrowRight'} size={18} />
        </div>
      </div>
      <p id="puzzle-advice" className={css.advice} data-state={state} aria-live="polite">
        {t(state === 'ready' ? 'keys' : state)}
      </p>
    </section>
  )
}

type PictureProps = Pick<ReturnType<typeof usePuzzle>, 'picture' | 'state' | 'load'> & { readonly x: number }

function Picture({ picture, state, load, x }: PictureProps) {
  const t = useText(puzzleTexts)
  return (
    <div className={css.picture} data-state={state}>
      {state === 'failed' ? (
        <div className={css.failed}>
          <button type="button" className={css.retry} onClick={load}>
            {t('retry')}
          </button>
        </div>
      ) : (
        picture !== null &&
        state !== 'loading' && (
          <>
            <img
              src={png(picture.bgImage)}
              width={puzzleSize.width}
              height={puzzleSize.height}
              alt=""
              draggable={false}
            />
            <img
              className={css.piece}
              src={png(picture.sliderImage)}
              style={{ transform: `translate(${x}px, ${picture.y}px)` }}
              width={puzzleSize.piece}
              height={puzzleSize.piece}
              alt=""
              draggable={false}
            />
          </>
        )
      )}
    </div>
  )
}
