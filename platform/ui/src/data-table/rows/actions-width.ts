import { textWidth } from '../../text-width/index.ts'
import type { RowAction } from '../props.ts'

/** Maximum number of actions in a row; if there are more, the last position is a menu. */
const inSight = 3
/** In pixels, at the font size of tables. */
const [halfWidth, gap, padding, narrowest] = [7, 12, 24, 72]
/** Rows that are looked at: a table without pages may have very many. */
const most = 200

/** The actions shown in the row itself. */
export const actionsInSight = (actions: readonly RowAction[]): readonly RowAction[] =>
  actions.length > inSight ? actions.slice(0, inSight - 1) : actions

/** The width in pixels that the actions of these rows need. `more` is the label of the menu with further actions. */
export function actionsWidth<R>(
  rows: readonly R[],
  rowActions: (row: R) => readonly RowAction[],
  more: string,
): number {
  const widths = rows.slice(0, most).map((row) => {
    const actions = rowActions(row)
    const shown = actionsInSight(actions).map(({ label }) => label)
    const labels = shown.length < actions.length ? [...shown, more] : shown
    return labels.reduce((sum, label) => sum + textWidth(label) * halfWidth + gap, padding - gap)
  })
  return Math.max(narrowest, ...widths)
}
