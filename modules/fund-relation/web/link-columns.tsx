import type { Column } from '@iisp/ui/data-table'
import type { Locale } from '@iisp/web'
import type { ApplicationRow } from '../contract/applications/application-row.ts'
import { linkModes } from '../contract/applications/link-terms.ts'
import { relationColumns as titles } from '../contract/list-columns.ts'
import type { RelationRow } from '../contract/relations/relation-list.ts'
import { percentText } from '../rules/applications/percent.ts'

type Row = Omit<
  Pick<RelationRow & ApplicationRow, Extract<keyof RelationRow, keyof ApplicationRow>>,
  'actions'
>

/**
 * The columns that relations and applications have in common; the managers' columns are shown only
 * if links cross managers.
 */
export function linkColumns<R extends Row>(locale: Locale, crosses: boolean): Column<R>[] {
  const column = (
    key: keyof typeof titles & keyof Row,
    width: number,
    more: Partial<Column<R>> = {},
  ): Column<R> => ({
    key,
    title: titles[key][locale],
    width,
    ...more,
  })
  return [
    column('MCPDM', 110),
    column('MCPMC', 240),
    ...(crosses ? [column('MJGMC', 200)] : []),
    column('ZCPDM', 110),
    column('ZCPMC', 240, { phone: true }),
    ...(crosses ? [column('ZJGMC', 200)] : []),
    column('ZCPJJZH', 140),
    column('MZLDFS_NEW', 120, { value: (row) => linkModes[row.MZLDFS_NEW][locale] }),
    column('SGLDBL', 120, { align: 'right', value: (row) => percentText(row.SGLDBL) }),
    column('SGLDJE', 150, { kind: 'amount', value: (row) => row.SGLDJE ?? '' }),
    column('SHFHLDBL', 120, { align: 'right', value: (row) => percentText(row.SHFHLDBL) }),
    column('SHLDJE', 150, { kind: 'amount', value: (row) => row.SHLDJE ?? '' }),
    column('KSRQ', 120),
    column('JSRQ', 120),
  ]
}
