import { useUiText } from '../locale/index.ts'
import css from './pagination.module.css'
import { texts } from './texts.ts'

interface SizeSelectProps {
  readonly value: number
  readonly options: readonly number[]
  readonly disabled?: boolean | undefined
  readonly onChange: (size: number) => void
}

export function SizeSelect({ value, options, disabled, onChange }: SizeSelectProps) {
  const text = useUiText(texts)
  return (
    <select
      className={css.size}
      aria-label={text.sizeLabel}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {options.map((size) => (
        <option key={size} value={size}>
          {text.size(size)}
        </option>
      ))}
    </select>
  )
}
