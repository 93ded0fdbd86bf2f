import { useState } from 'react'

/** The applied filters with what was typed since the earlier ones were applied, so that a view or a segment takes none of it. */
function withTyped<F extends object>(applied: F, draft: F, before: F): F {
  const kept = { ...applied }
  for (const name of Object.keys(draft) as (keyof F)[])
    if (draft[name] !== before[name]) kept[name] = draft[name]
  return kept
}

/**
 * The filters in the bar, which are not applied before 查询 is pressed.
 * @param value the applied filters, the same object while they are the same
 * @param blank the filters that 重置 applies
 */
export function useFilterDraft<F extends object>(value: F, blank: F, onQuery: (filters: F) => void) {
  const [draft, setDraft] = useState(value)
  const [inForce, setInForce] = useState(value)
  const [asked, setAsked] = useState(value)
  if (inForce !== value) {
    setInForce(value)
    setDraft(draft === asked ? value : withTyped(value, draft, inForce))
  }
  const ask = (next: F) => {
    setDraft(next)
    setAsked(next)
    onQuery(next)
  }
  return {
    draft,
    set: (change: Partial<F>) => setDraft((before) => ({ ...before, ...change })),
    /** Props of the filter bar. */
    bar: {
      onQuery: () => ask(draft),
      onReset: () => ask(blank),
    },
  }
}
