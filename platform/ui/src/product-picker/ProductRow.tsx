import { useLocale } from '../locale/index.ts'
import css from './multi-picker.module.css'
import { productLabel, productStatusText } from './product-option.ts'
import type { ProductHit } from './product-search.ts'

interface ProductRowProps {
  readonly id: string
  readonly hit: ProductHit
  readonly chosen: boolean
  readonly active: boolean
  readonly onPress: () => void
}

/** A matching product in the list, with its checkbox. */
export function ProductRow({
  id,
  hit: { product, enabled, indented },
  chosen,
  active,
  onPress,
}: ProductRowProps) {
  const locale = useLocale()
  const status = productStatusText(product.status, locale)
  return (
    // the search field keeps the focus and handles the keys
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      aria-disabled={!enabled && !chosen}
      data-active={active || undefined}
      className={indented ? css.indentedRow : css.row}
      // the focus stays in the search field
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <span className={css.box} data-checked={chosen || undefined} aria-hidden="true" />
      <span className={css.name}>{productLabel(product, locale)}</span>
      {status && <span className={css.status}>{status}</span>}
    </div>
  )
}
