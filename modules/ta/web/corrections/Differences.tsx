import type { Field } from '@iisp/contract'
import { type Column, DataTable, type DataTableProps } from '@iisp/ui/data-table'
import { useLocale, useText } from '@iisp/web'
import { useMemo } from 'react'
import { correctionTexts } from './correction-texts.ts'

/** A figure of a row before and after a correction; null if the row did not exist. */
type Compared<Figure extends string> = Readonly<Record<`${Figure}Before` | `${Figure}After`, string | null>>
interface Props<Figure extends string, Row extends Compared<Figure>> {
  /** undefined until loaded. */
  readonly rows: readonly Row[] | undefined
  /** True if the rows are cut off. */
  readonly more: boolean
  readonly error?: DataTableProps<Row>['error']
  readonly rowKey: (row: Row) => string
  /** Columns that identify a row, such as its application or account. */
  readonly columns: readonly Column<Row>[]
  /** The figures compared, with their names. */
  readonly figures: Readonly<Record<Figure, Pick<Field, 'name'>>>
}

/** Differences between a corrected run or dividend and its correction. */
export function Differences<Figure extends string, Row extends Compared<Figure>>(props: Props<Figure, Row>) {
  const { rows, more, error, rowKey, columns, figures } = props
  const t = useText(correctionTexts)
  const locale = useLocale()
  const all = useMemo(() => {
    const names = Object.keys(figures) as Figure[]
    return [
      ...columns,
      ...names.flatMap((name) =>
        (['Before', 'After'] as const).map((when): Column<Row> => ({
          key: `${name}${when}`,
          title: t(when === 'Before' ? 'before' : 'after', { figure: figures[name].name[locale] }),
          width: 190,
          kind: 'amount',
          value: (row) => row[`${name}${when}`] ?? '',
        })),
      ),
    ]
  }, [t, locale, columns, figures])
  return (
    <section aria-label={t('differences')}>
      <h3>{t('differences')}</h3>
      <DataTable
        label={t('differences')}
        columns={all}
        rows={rows}
        rowKey={rowKey}
        loading={rows === undefined && !error}
        error={error}
        emptyText={t('none')}
        heightType="content"
        columnPanel={false}
      />
      {more && <p>{t('more')}</p>}
    </section>
  )
}
