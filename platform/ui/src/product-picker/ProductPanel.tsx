import { useMemo } from 'react'
import { useUiText } from '../locale/index.ts'
import { Tabs } from '../tabs/index.ts'
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

/** The panel below the picker: the products, with the combinations beside them. */
export function ProductPanel(props: ProductPanelProps) {
  const { index, value, onChange, onLimit, limit, combinations, label, tab, onTab } = props
  const text = useUiText(texts)
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
  const list = (
    <ProductList
      {...shared}
      index={index}
      loading={props.loading}
      onFill={fill}
      onClear={() => onChange([])}
    />
  )
  return (
    <div role="dialog" aria-label={label} className={css.panel}>
      {combinations ? (
        <Tabs
          label={label}
          tabs={(['products', 'combinations'] as const).map((key) => ({ key, label: text[key] }))}
          value={tab}
          onChange={onTab}
        >
          {tab === 'products' ? (
            list
          ) : (
            <CombinationList
              {...shared}
              combinations={combinations}
              selectable={selectable}
              onEdit={props.onEdit}
              onAsk={props.onAsk}
            />
          )}
        </Tabs>
      ) : (
        list
      )}
    </div>
  )
}
