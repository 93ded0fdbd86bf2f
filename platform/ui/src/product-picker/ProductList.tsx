import { useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../button/index.ts'
import { CheckBox } from '../check-box/index.ts'
import { useLocale, useUiText } from '../locale/index.ts'
import css from './multi-picker.module.css'
import { productLabel, productStatusText } from './product-option.ts'
import { allMatches, searchProducts, type ProductHit, type ProductIndex } from './product-search.ts'
import { SearchInput } from './SearchInput.tsx'
import { texts } from './texts.ts'

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
  loading,
  onAdd,
  onRemove,
  onFill,
  onClear,
}: ProductListProps) {
  const text = useUiText(texts)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [keyword, setKeyword] = useState('')
  const [active, setActive] = useState(0)
  const query = useDeferredValue(keyword)
  const hits = useMemo(() => searchProducts(index, query), [index, query])
  const matches = useMemo(() => allMatches(index, query), [index, query])
  const toggle = ({ product, enabled }: ProductHit) => {
    if (selected.has(product.id)) onRemove([product.id])
    else if (enabled) onAdd([product.id])
  }
  const move = (to: number) => {
    const next = Math.min(Math.max(to, 0), hits.length - 1)
    setActive(next)
    list.current?.children[next]?.scrollIntoView?.({ block: 'nearest' })
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = hits[active]
    if (step === undefined && event.key !== 'Enter') return
    // Enter selects and must not submit the form around the picker
    event.preventDefault()
    if (step !== undefined) move(active + step)
    else if (!event.nativeEvent.isComposing && hit) toggle(hit)
  }
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
        onChange={(next) => {
          setKeyword(next)
          setActive(0)
        }}
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

interface ProductRowProps {
  readonly id: string
  readonly hit: ProductHit
  readonly chosen: boolean
  readonly active: boolean
  readonly onPress: () => void
}

function ProductRow({ id, hit: { product, enabled, indented }, chosen, active, onPress }: ProductRowProps) {
  const status = productStatusText(product.status, useLocale())
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
      <span className={css.name}>{productLabel(product)}</span>
      {status && <span className={css.status}>{status}</span>}
    </div>
  )
}
