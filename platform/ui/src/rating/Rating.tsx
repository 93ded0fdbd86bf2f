import { useId } from 'react'
import css from './rating.module.css'

const marks = [1, 2, 3, 4, 5] as const

export interface RatingProps {
  readonly label: string
  /** The name of a mark for screen readers. */
  readonly nameOf: (mark: number) => string
  /** 1 to 5; 0: not rated yet. */
  readonly value: number
  readonly onChange: (value: number) => void
}

/** One to five stars. */
export function Rating({ label, nameOf, value, onChange }: RatingProps) {
  const name = useId()
  return (
    <fieldset className={css.rating}>
      <legend>{label}</legend>
      {marks.map((mark) => (
        <label key={mark} className={css.star} data-on={mark <= value || undefined}>
          <input
            type="radio"
            name={name}
            aria-label={nameOf(mark)}
            checked={value === mark}
            onChange={() => onChange(mark)}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
    </fieldset>
  )
}
