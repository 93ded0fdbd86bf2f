import { memo, useEffect, useRef } from 'react'
import { afterPaint } from '../loader/after-paint.ts'
import css from './frame.module.css'
import { watermarkTile } from './watermark.ts'

interface WatermarkProps {
  readonly account: string
  readonly name: string
  /** Business date, YYYY-MM-DD. */
  readonly date: string
  readonly strength: 'light' | 'medium' | 'strong'
  /** The watermark is redrawn when this changes. */
  readonly appearance: string
}

/** The colours of the marks, which are drawn at the same opacity. */
const inks = {
  light: '--iisp-watermark',
  medium: '--iisp-text-tertiary',
  strong: '--iisp-text',
} as const

/** A watermark that names account, person and date, so that every screenshot shows who made it and when. */
export const Watermark = memo(function Watermark({
  account,
  name,
  date,
  strength,
  appearance,
}: WatermarkProps) {
  const ground = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      afterPaint(() => {
        const colour = getComputedStyle(document.documentElement).getPropertyValue(inks[strength]).trim()
        const tile = watermarkTile([account, `${name} ${date}`], colour || 'gray')
        if (ground.current) ground.current.style.backgroundImage = tile === null ? '' : `url(${tile})`
      }),
    [account, name, date, strength, appearance],
  )
  return <div ref={ground} className={css.watermark} aria-hidden="true" data-watermark="" />
})
