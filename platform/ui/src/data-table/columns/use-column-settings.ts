import { useMemo, useState } from 'react'
import { useDebounced } from '../../hooks/index.ts'
import { layColumns, toSettings, type ColumnSettings, type LaidColumn } from './column-layout.ts'
import type { Column } from '../column.ts'
import type { DataTableProps } from '../props.ts'

const none: ColumnSettings = []
const saveDelay = 1000

export interface ColumnState<R> {
  readonly laid: readonly LaidColumn<R>[]
  readonly change: (laid: readonly LaidColumn<R>[]) => void
  readonly reset: () => void
}

/** Columns with the person's settings. Changes show immediately and are reported 1000 ms later. */
export function useColumnSettings<R>(
  columns: readonly Column<R>[],
  props: Pick<DataTableProps<R>, 'settings' | 'onSettingsChange' | 'onSettingsReset'>,
): ColumnState<R> {
  const given = props.settings ?? none
  const [own, setOwn] = useState({ given, settings: given })
  const settings = own.given === given ? own.settings : given
  const save = useDebounced((changed: ColumnSettings) => props.onSettingsChange?.(changed), saveDelay)
  const laid = useMemo(() => layColumns(columns, settings), [columns, settings])
  return {
    laid,
    change: (next) => {
      const changed = toSettings(next)
      setOwn({ given, settings: changed })
      save.call(changed)
    },
    reset: () => {
      save.cancel()
      setOwn({ given, settings: none })
      if (props.onSettingsReset) props.onSettingsReset()
      else props.onSettingsChange?.(none)
    },
  }
}
