import { useUiText } from '../locale/index.ts'
import { SmallSelect } from '../small-select/index.ts'
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
    <SmallSelect
      label={text.sizeLabel}
      value={String(value)}
      disabled={disabled}
      onChange={(size) => onChange(Number(size))}
    >
      {options.map((size) => (
        <option key={size} value={size}>
          {text.size(size)}
        </option>
      ))}
    </SmallSelect>
  )
}
