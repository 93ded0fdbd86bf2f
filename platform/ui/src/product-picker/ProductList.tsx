import { useId } from 'react'
import { Button } from '../button/index.ts'
import { CheckBox } from '../check-box/index.ts'
import { useUiText } from '../locale/index.ts'
import css from './multi-picker.module.css'
import { ProductRow } from './ProductRow.tsx'
import type { ProductHit, ProductIndex } from './product-search.ts'
import { SearchInput } from './SearchInput.tsx'
import { texts } from './texts.ts'
import { useProductSearch } from './use-product-search.ts'

interface ProductListProps {
  readonly index: ProductIndex
  readonly loading?: boolean | undefined
  readonly selected: ReadonlySet<string>
  readonly onAdd: (ids: readonly string[]) => void
  readonly onRemove: (ids: readonly string[]) => void
  /** Adds as many as the limit allows. */
  readonly onFill: (ids: readonly string[]) => void
  readonly onClear: () => void
}

/** Products by keyword, each with a checkbox. The arrow keys in the search field move through them. */
export function ProductList({
  index,
  selected,
  loading = false,
  onAdd,
  onRemove,
  onFill,
  onClear,
}: ProductListProps) {
  const text = useUiText(texts)
  const id = useId()
  const toggle = ({ product, enabled }: ProductHit) => {
    if (selected.has(product.id)) onRemove([product.id])
    else if (enabled) onAdd([product.id])
  }
  const { list, keyword, type, hits, matches, active, setActive, onKey } = useProductSearch({
    index,
    loading,
    choose: toggle,
  })
  const all = matches.ids.length > 0 && matches.ids.every((one) => selected.has(one))
  const toggleAll = () => (all ? onRemove(matches.ids) : onFill(matches.ids))
  return (
    <>
      <SearchInput
        label={text.placeholder}
        value={keyword}
        controls={`${id}-list`}
        active={hits[active] && `${id}-${hits[active].product.id}`}
        onKeyDown={onKey}
        onChange={type}
      />
      <div className={css.tools}>
        <CheckBox
          label={text.all(matches.ids.length)}
          checked={all}
          disabled={matches.ids.length === 0}
          onChange={toggleAll}
        />
        <span className={css.quiet} role="status">
          {loading
            ? text.loading
            : hits.length < matches.total
              ? text.shown(hits.length, matches.total)
              : text.matches(matches.total)}
        </span>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-multiselectable="true"
        aria-label={text.products}
        className={css.products}
      >
        {hits.map((hit, place) => (
          <ProductRow
            key={hit.product.id}
            id={`${id}-${hit.product.id}`}
            hit={hit}
            chosen={selected.has(hit.product.id)}
            active={place === active}
            onPress={() => {
              setActive(place)
              toggle(hit)
            }}
          />
        ))}
      </div>
      {hits.length === 0 && <p className={css.none}>{loading ? text.loading : text.noMatch}</p>}
      <div className={css.foot}>
        <span>{text.selected(selected.size)}</span>
        <Button type="inline" disabled={selected.size === 0} onClick={onClear}>
          {text.clear}
        </Button>
      </div>
    </>
  )
}
