import { groupThousands } from '@iisp/contract/group-thousands'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { CountBadge } from '../count-badge/index.ts'
import css from './tabs.module.css'

export interface Tab<K extends string> {
  readonly key: K
  readonly label: string
  /** Number of items, shown in grey; also shown if 0. */
  readonly count?: number | undefined
  /** Number of items that need attention; hidden if 0. */
  readonly badge?: number | undefined
}
export interface TabsProps<K extends string> {
  /** Label of the tab list for screen readers. */
  readonly label: string
  readonly tabs: readonly Tab<K>[]
  readonly value: K
  readonly onChange: (key: K) => void
  /** Content of the selected tab, laid out like a sibling of the tab list. */
  readonly children: ReactNode
}

/** Tabs of one page. Arrow keys, Home and End select another tab. */
export function Tabs<K extends string>({ label, tabs, value, onChange, children }: TabsProps<K>) {
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = nextTab(tabs, value, event.key)
    if (next === undefined) return
    event.preventDefault()
    onChange(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={css.tabs}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            className={css.tab}
            onClick={() => onChange(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{groupThousands(tab.count)}</span>}
            {tab.badge !== undefined && tab.badge > 0 && <CountBadge count={tab.badge} />}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={css.panel}>
        {children}
      </div>
    </>
  )
}

function nextTab<T extends { readonly key: string }>(
  tabs: readonly T[],
  value: string,
  key: string,
): T | undefined {
  const now = tabs.findIndex((tab) => tab.key === value)
  const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: tabs.length - 1 }[key]
  return to === undefined ? undefined : tabs.at(to % tabs.length)
}
