import { useState } from 'react'

/**
 * The filters in the bar, which are not applied before 查询 is pressed.
 * @param value the applied filters, the same object while they are the same
 * @param blank the filters that 重置 applies
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
    /** Props of the filter bar. */
    bar: {
      onQuery: () => onQuery(draft),
      onReset: () => {
        setDraft(blank)
        onQuery(blank)
      },
    },
  }
}
