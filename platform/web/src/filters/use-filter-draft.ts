import { useState } from 'react'

/**
 * What a filter row holds until 查询 is pressed. `value`: the filters in force, the same object while they are the
 * same; another address brings others. `blank`: what 重置 asks for.
 */
export function useFilterDraft<F extends object>(value: F, blank: F, onQuery: (filters: F) => void) {
  const [draft, setDraft] = useState(value)
  const [inForce, setInForce] = useState(value)
  if (inForce !== value) {
    setInForce(value)
    setDraft(value)
  }
  return {
    draft,
    set: (change: Partial<F>) => setDraft((before) => ({ ...before, ...change })),
    /** What the filter row takes. */
    bar: {
      onQuery: () => onQuery(draft),
      onReset: () => {
        setDraft(blank)
        onQuery(blank)
      },
    },
  }
}
