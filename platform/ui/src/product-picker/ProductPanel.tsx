import { useId, useMemo } from 'react'
import { useUiText } from '../locale/index.ts'
import type { Editing } from './combinations.ts'
import { CombinationList } from './CombinationList.tsx'
import type { MultiProductPickerProps } from './multi-picker-props.ts'
import css from './multi-picker.module.css'
import { ProductList } from './ProductList.tsx'
import { allMatches, type ProductIndex } from './product-search.ts'
import { filledUp, withAdded, without } from './selection.ts'
import { texts } from './texts.ts'

type Tab = 'products' | 'combinations'
export interface ProductPanelProps extends Pick<
  MultiProductPickerProps,
  'value' | 'onChange' | 'onLimit' | 'combinations' | 'label' | 'loading'
> {
  readonly index: ProductIndex
  readonly limit: number
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly onEdit: (editing: Editing) => void
  readonly onAsk: (asking: boolean) => void
}

/** What opens below the picker: the products, and the combinations beside them. */
export function ProductPanel(props: ProductPanelProps) {
  const { index, value, onChange, onLimit, limit, combinations, label, tab, onTab } = props
  const text = useUiText(texts)
  const id = useId()
  const selected = useMemo(() => new Set(value), [value])
  const selectable = useMemo(() => new Set(allMatches(index, '').ids), [index])
  const add = (ids: readonly string[]) => {
    const next = withAdded(value, ids, limit)
    if (next === null) onLimit?.(text.limit(limit))
    else onChange(next)
  }
  const fill = (ids: readonly string[]) => {
    const { selected: next, cut } = filledUp(value, ids, limit)
    if (cut) onLimit?.(text.limit(limit))
    if (next.length !== value.length) onChange(next)
  }
  const remove = (ids: readonly string[]) => onChange(without(value, ids))
  const shared = { selected, onAdd: add, onRemove: remove }
  const tabs: readonly Tab[] = ['products', 'combinations']
  return (
    <div role="dialog" aria-label={label} className={css.panel}>
      {combinations && (
        <div role="tablist" aria-label={label} className={css.tabs}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              aria-selected={tab === name}
              tabIndex={tab === name ? 0 : -1}
              onClick={() => onTab(name)}
              onKeyDown={({ key, currentTarget }) => {
                if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
                const other = name === 'products' ? 'combinations' : 'products'
                onTab(other)
                currentTarget.ownerDocument.getElementById(`${id}-${other}`)?.focus()
              }}
            >
              {text[name]}
            </button>
          ))}
        </div>
      )}
      {combinations && tab === 'combinations' ? (
        <CombinationList
          {...shared}
          combinations={combinations}
          selectable={selectable}
          onEdit={props.onEdit}
          onAsk={props.onAsk}
        />
      ) : (
        <ProductList
          {...shared}
          index={index}
          loading={props.loading}
          onFill={fill}
          onClear={() => onChange([])}
        />
      )}
    </div>
  )
}
