import { IconButton } from '../button/index.ts'
import { useUiText } from '../locale/index.ts'
import { toSettings, type LaidColumn } from './columns/column-layout.ts'
import { ColumnPanel } from './columns/ColumnPanel.tsx'
import css from './toolbar.module.css'
import type { DataTableProps, TableExport } from './props.ts'
import type { Sort } from './head/sort.ts'
import { texts } from './texts.ts'
import type { ColumnState } from './columns/use-column-settings.ts'
import { ViewPicker } from './views/ViewPicker.tsx'

interface Props<R> {
  readonly props: DataTableProps<R>
  readonly settings: ColumnState<R>
  readonly shown: readonly LaidColumn<R>[]
  readonly sort: Sort | null
  readonly onPrint: () => void
}

/** The page's actions on the left; views, export, printing and columns on the right. */
export function TableToolbar<R>({ props, settings, shown, sort, onPrint }: Props<R>) {
  const text = useUiText(texts)
  const { actions, note, tools, views, onExport, columnPanel = true } = props
  if (!actions && !note && !tools && !views && !onExport && !columnPanel) return null
  const handedOver = (): TableExport => ({
    columns: shown.map(({ column, width }) => ({
      key: column.key,
      title: column.title,
      kind: column.kind ?? 'text',
      width,
    })),
    filters: props.filters ?? {},
    sort,
    selected: [...(props.selection?.selected.keys() ?? [])],
  })
  return (
    <div className={css.toolbar}>
      <div className={css.actions}>
        {actions}
        {note && (
          <span className={css.note} title={typeof note === 'string' ? note : undefined}>
            <span>{note}</span>
          </span>
        )}
      </div>
      <div className={css.tools}>
        {tools}
        {views && <ViewPicker views={views} columns={() => toSettings(settings.laid)} />}
        {onExport && (
          <IconButton
            icon="download"
            label={text.export}
            title={text.export}
            onClick={() => onExport(handedOver())}
          />
        )}
        {columnPanel && (
          <>
            <span className={css.printButton}>
              <IconButton icon="printer" label={text.print} title={text.print} onClick={onPrint} />
            </span>
            <ColumnPanel state={settings} />
          </>
        )}
      </div>
    </div>
  )
}
