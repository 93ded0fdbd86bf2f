import { useLocale, useUiText } from '../locale/index.ts'
import { HoverCard } from '../popover/index.ts'
import css from './multi-picker.module.css'
import { productLabel, type ProductClassOption } from './product-option.ts'
import { mostMatches } from '../keyword-search/index.ts'
import { texts } from './texts.ts'

interface SelectionPreviewProps {
  readonly chosen: readonly ProductClassOption[]
  /** Also counts ids of unknown products. */
  readonly total: number
}

/** Number of selected products; lists them on hover or focus. */
export function SelectionPreview({ chosen, total }: SelectionPreviewProps) {
  const text = useUiText(texts)
  const locale = useLocale()
  return (
    <HoverCard label={text.selected(total)} name={text.preview(total)} className={css.count} delay={200}>
      <ul className={css.preview} aria-label={text.selected(total)}>
        {chosen.slice(0, mostMatches).map((product) => (
          <li key={product.id}>{productLabel(product, locale)}</li>
        ))}
        {total > mostMatches && <li>{text.andMore(total)}</li>}
      </ul>
    </HoverCard>
  )
}
