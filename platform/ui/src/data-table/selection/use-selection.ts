import { useMemo, useState } from 'react'
import type { Selection } from '../props.ts'

/** State of a table's selection. `nameOf` and `isDisabled` should be module constants. */
export function useSelection<R>(
  nameOf: (row: R) => string,
  isDisabled?: (row: R) => boolean,
): Selection<R> & { readonly rows: readonly R[]; readonly clear: () => void } {
  const [selected, onChange] = useState<ReadonlyMap<string, R>>(() => new Map())
  return useMemo(
    () => ({
      selected,
      onChange,
      nameOf,
      isDisabled,
      rows: [...selected.values()],
      clear: () => onChange(new Map()),
    }),
    [selected, nameOf, isDisabled],
  )
}
