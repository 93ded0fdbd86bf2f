import { FilterBar } from '@iisp/ui/page'
import { Fragment, type ReactNode } from 'react'
import { FilterControl } from './FilterControl.tsx'
import type { FilterSet } from './filters.ts'
import { useFilterDraft } from './use-filter-draft.ts'

/** What a field rendered by the page receives. */
export interface OwnField<V, K extends keyof V> {
  readonly value: V[K]
  readonly onChange: (value: V[K]) => void
  /** The values in the bar, whether or not they have been applied. */
  readonly draft: V
}
export type OwnFields<V> = { readonly [K in keyof V]?: (field: OwnField<V, K>) => ReactNode }

interface Props<V extends object> {
  readonly filters: FilterSet<V, unknown>
  /** The applied filters. Keep the identity while they are the same. */
  readonly value: V
  /** The filters that 重置 restores; default: none. */
  readonly opening?: Partial<V> | undefined
  readonly loading: boolean
  readonly draw?: OwnFields<V> | undefined
  readonly onQuery: (values: V) => void
}

/** The filter bar of a list. Changes take effect when 查询 is pressed. */
export function ListFilters<V extends object>({ filters, value, opening, loading, draw, onQuery }: Props<V>) {
  const { draft, set, bar } = useFilterDraft(value, { ...filters.blank, ...opening }, onQuery)
  const controls = filters.names.flatMap((name) => {
    const onChange = (next: V[typeof name]) => set(only(name, next))
    const field = filters.fields[name].bind(draft[name], onChange)
    const own = draw?.[name]?.({ value: draft[name], onChange, draft })
    return own === undefined && field.kind === 'own' ? [] : [{ name, field, own }]
  })
  if (controls.length === 0) return null
  const isFaulty = controls.some(({ field }) => field.kind === 'amounts' && field.fault !== null)
  return (
    <FilterBar
      loading={loading}
      inSight={filters.inSight}
      onQuery={() => isFaulty || bar.onQuery()}
      onReset={bar.onReset}
    >
      {controls.map(({ name, field, own }) => (
        <Fragment key={String(name)}>{own ?? <FilterControl field={field} />}</Fragment>
      ))}
    </FilterBar>
  )
}

const only = <V, K extends keyof V>(name: K, value: V[K]): Partial<V> => {
  const change: Partial<V> = {}
  change[name] = value
  return change
}
