import { useId } from 'react'
import type { ControlProps } from '../field/index.ts'
import { TextEllipsis } from '../text-ellipsis/index.ts'
import css from './multi-picker.module.css'
import type { ProductClassOption } from './product-option.ts'

interface Props {
  readonly control: ControlProps
  readonly open: boolean
  /** The first product chosen. */
  readonly first: ProductClassOption | undefined
  readonly placeholder: string
  readonly onClick: () => void
}
const tagLength = 10

/** The button that opens the lists of products; it names the first product chosen. */
export function PickerTrigger({ control, open, first, placeholder, onClick }: Props) {
  const summary = useId()
  return (
    <button
      {...control}
      type="button"
      className={css.trigger}
      aria-describedby={[control['aria-describedby'], summary].filter(Boolean).join(' ')}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onClick}
    >
      {first ? (
        <span id={summary} className={css.tag}>
          <TextEllipsis limit={tagLength}>{first.name}</TextEllipsis>
        </span>
      ) : (
        <span id={summary} className={css.placeholder}>
          {placeholder}
        </span>
      )}
    </button>
  )
}
