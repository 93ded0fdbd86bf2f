import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Translate } from '@iisp/web'
import type { moneyControlTexts } from './money-control-texts.ts'
import { type Control, type ControlRow, stateOf } from './control-row.ts'

type Text = Translate<(typeof moneyControlTexts)['zh']>

const stateText = (t: Text, on: boolean | null): string => (on === null ? t('notHere') : t(on ? 'on' : 'off'))
const toneOf = (on: boolean | null) => (on === null ? 'neutral' : on ? 'success' : 'warning')

const controlColumn = (t: Text, control: Control, width: number): Column<ControlRow> => ({
  key: control,
  title: t(control),
  width,
  value: (row) => stateText(t, stateOf(row, control)),
  render: (row) => {
    const on = stateOf(row, control)
    return <StatusDot tone={toneOf(on)} label={stateText(t, on)} />
  },
})

/** The latest change of a row's controls. */
function lastChange(t: Text, { desk, changedAt, changedBy }: ControlRow): string {
  const own = { at: changedAt ?? '', by: changedBy }
  const atDesk = { at: desk?.changedAt ?? '', by: desk?.changedBy ?? '' }
  const last = atDesk.at > own.at ? atDesk : own
  return last.at === '' ? t('never') : `${last.at} ${last.by}`
}

export const moneyControlColumns = (t: Text): Column<ControlRow>[] => [
  { key: 'institutionId', title: t('institutionId'), width: 100, fixed: 'left' },
  { key: 'name', title: t('name'), width: 200 },
  { key: 'kind', title: t('kind'), width: 90, value: (row) => t(`kinds.${row.kind}`) },
  controlColumn(t, 'strongSignIn', 150),
  controlColumn(t, 'twoPersons', 170),
  { key: 'changed', title: t('changed'), width: 190, value: (row) => lastChange(t, row) },
]
