import { useId } from 'react'
import { HiddenText } from '../hidden-text/index.ts'
import css from './segmented.module.css'

export interface Segment<T extends string | number> {
  readonly value: T
  readonly label: string
  /** A colour to show in place of the label. */
  readonly swatch?: string | undefined
}
export interface SegmentedProps<T extends string | number> {
  readonly label: string
  /** The label is only for screen readers. */
  readonly hideLabel?: boolean | undefined
  readonly segments: readonly Segment<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** Selects one of a few options shown side by side. Takes effect immediately. */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const { label, hideLabel, segments, value, onChange } = props
  const name = useId()
  return (
    <fieldset className={css.segmented}>
      {hideLabel ? (
        <legend>
          <HiddenText>{label}</HiddenText>
        </legend>
      ) : (
        <legend className={css.legend}>{label}</legend>
      )}
      <span className={segments.some((segment) => segment.swatch) ? css.swatches : css.bar}>
        {segments.map((segment) => (
          <label key={segment.value} className={css.segment} title={segment.swatch && segment.label}>
            <input
              type="radio"
              name={name}
              aria-label={segment.swatch && segment.label}
              checked={segment.value === value}
              onChange={() => onChange(segment.value)}
            />
            {segment.swatch ? (
              <span className={css.swatch} style={{ background: segment.swatch }} />
            ) : (
              <span className={css.text}>{segment.label}</span>
            )}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
