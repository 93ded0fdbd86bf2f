import type { Call } from '@iisp/contract'
import { useMemo } from 'react'
import { useText } from '../../i18n/index.ts'
import { lazyPart } from '../../loader/lazy-part.tsx'
import type { ListProps, ListView } from '../list-props.ts'
import { listTexts } from '../list-texts.ts'
import { useChanges } from './use-changes.ts'

const ChangesLine = lazyPart(() => import('./ChangesLine.tsx'), 'ChangesLine', { over: true })

type Listed<C extends Call, R, V extends object> = Pick<
  ListProps<C, R, V>,
  'call' | 'changes' | 'filters' | 'input' | 'rowKey'
>
/** The values of filters that have `changed: own(changedSince)`. */
interface Marked {
  readonly changed?: number | null
}

/**
 * The line above a list with the changes since the person last looked, and the dots of the changed
 * rows.
 */
export function useListChanges<C extends Call, R, V extends object>(
  { call, changes, filters, input, rowKey }: Listed<C, R, V>,
  { rows, values, setValues }: ListView<R, V>,
  content: unknown,
) {
  const t = useText(listTexts)
  const only = (values as Marked).changed ?? null
  const withOnly = (changed: number | null): V => ({ ...values, changed })
  const { since, count, capped, keys, note } = useChanges({
    call: changes ?? call,
    isOn: changes !== undefined,
    input: { ...input, ...filters?.input(withOnly(null)) },
    only,
    keys: rows?.map(rowKey) ?? [],
    content,
  })
  const label = t('changed')
  const pointed = useMemo(() => ({ keys, label }), [keys, label])
  const hasNews = since !== null && (count > 0 || only !== null)
  return {
    pointed,
    line: changes !== undefined && hasNews && (
      <ChangesLine
        since={since}
        count={count}
        capped={capped}
        isOnly={only !== null}
        onOnly={(isOnly) => setValues(withOnly(isOnly ? since : null))}
        onSeen={() => {
          if (only !== null) setValues(withOnly(null))
          void note()
        }}
      />
    ),
  }
}
