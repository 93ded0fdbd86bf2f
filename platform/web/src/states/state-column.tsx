import type { Column } from '@iisp/ui/data-table'
import type { Locale } from '../i18n/index.ts'
import { type ShownState, StateDot } from './StateDot.tsx'

/** The column with the state of each row's case. */
export const stateColumn = <R,>(
  column: Pick<Column<R>, 'key' | 'title' | 'width'>,
  stateOf: (row: R) => ShownState,
  locale: Locale,
): Column<R> => ({
  phone: true,
  ...column,
  value: (row) => stateOf(row).name[locale],
  render: (row) => <StateDot of={stateOf(row)} />,
})
