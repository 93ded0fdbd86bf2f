import { textWidth } from '../../text-width/index.ts'
import { defaultWidth, isFigure, isHideable, maxWidth, minWidth, type Column } from '../column.ts'

/** A person's settings of a column. The order of the list is the order of the columns. */
export interface ColumnSetting {
  readonly key: string
  readonly width: number
  readonly visible: boolean
}
export type ColumnSettings = readonly ColumnSetting[]

export interface LaidColumn<R> {
  readonly column: Column<R>
  readonly width: number
  readonly visible: boolean
  /** The width was set by the person. */
  readonly sized: boolean
}

export const clampWidth = (width: number) => Math.round(Math.min(maxWidth, Math.max(minWidth, width)))

/** The width in pixels that the title needs, at its font size and weight, with padding and the sign of its order. */
const titleWidth = ({ title, sortable }: Pick<Column<unknown>, 'title' | 'sortable'>): number =>
  textWidth(title) * 7 + (sortable ? 50 : 34)

const place = { left: 0, none: 1, right: 2 } as const

/**
 * Applies settings to the columns and returns them in display order. Columns unknown to the settings stay next to
 * their neighbour; fixed columns stay on their side regardless of the settings.
 */
export function layColumns<R>(columns: readonly Column<R>[], settings: ColumnSettings): LaidColumn<R>[] {
  const saved = new Map(settings.map((setting, at) => [setting.key, { ...setting, at }]))
  let rank = -1
  return columns
    .map((column, at) => {
      const setting = saved.get(column.key)
      const side = place[column.fixed ?? 'none']
      if (side === place.none && setting) rank = setting.at
      const base = clampWidth(Math.max(column.width ?? defaultWidth, titleWidth(column)))
      const width = setting && setting.width > 0 ? clampWidth(setting.width) : base
      const visible = !isHideable(column) || (setting ? setting.visible : !column.hidden)
      const order = side === place.none ? (setting ? setting.at : rank + 0.5) : at
      return { laid: { column, width, visible, sized: width !== base }, side, order, at }
    })
    .sort((a, b) => a.side - b.side || a.order - b.order || a.at - b.at)
    .map(({ laid }) => laid)
}

export const toSettings = <R>(laid: readonly LaidColumn<R>[]): ColumnSettings =>
  laid.map(({ column, width, visible }) => ({ key: column.key, width, visible }))

/** The column that takes the remaining width: the last text column that is not fixed and was not resized. */
export function elasticKey<R>(visible: readonly LaidColumn<R>[]): string | undefined {
  return visible.findLast(
    ({ column, sized }) =>
      !sized && column.fixed === undefined && !isFigure(column) && column.align !== 'right',
  )?.column.key
}

/** Moves a column before another, or after it when moving to the right. Fixed columns do not move. */
export function moveColumn<R>(laid: readonly LaidColumn<R>[], key: string, target: string): LaidColumn<R>[] {
  const from = laid.findIndex(({ column }) => column.key === key)
  const to = laid.findIndex(({ column }) => column.key === target)
  const moved = laid[from]
  if (!moved || !laid[to] || from === to || moved.column.fixed || laid[to].column.fixed) return [...laid]
  const rest = laid.filter((_, at) => at !== from)
  rest.splice(to, 0, moved)
  return rest
}
