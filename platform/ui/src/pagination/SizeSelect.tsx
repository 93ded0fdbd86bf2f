import { useUiText } from '../locale/index.ts'
import { SmallSelect } from '../small-select/index.ts'
import { type PageSizeSet, sizeOptions } from './page-sizes.ts'
import { texts } from './texts.ts'

interface SizeSelectProps {
  readonly value: number
  readonly sizes: PageSizeSet | readonly number[] | null
  readonly onChange: (size: number) => void
}

export function SizeSelect({ value, sizes, onChange }: SizeSelectProps) {
  const text = useUiText(texts)
  if (sizes === null) return null
  return (
    <SmallSelect label={text.sizeLabel} value={String(value)} onChange={(size) => onChange(Number(size))}>
      {sizeOptions(sizes, value).map((size) => (
        <option key={size} value={size}>
          {text.size(size)}
        </option>
      ))}
    </SmallSelect>
  )
}
