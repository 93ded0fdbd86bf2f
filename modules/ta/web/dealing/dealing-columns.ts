import type { Locale } from '@iisp/web'
import type { ColumnEntries } from '@iisp/web/fields/index'
import { stateColumn } from '@iisp/web/states/index'
import { type DealingDay, dealingDayFields } from '../../contract/dealing/dealing-days.ts'
import { navFlow } from '../../contract/dealing/nav-states.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'
import type { DealingText } from './dealing-texts.ts'

/** The state of the day's run; without a run the list is still to be frozen. */
export const dayState = ({ runState, awaits: code }: DealingDay, t: DealingText) => {
  if (runState !== null) return runFlow.byCode[runState]
  const name = code === '' ? t('notStarted') : t('awaits', { code })
  return { name: { zh: name, en: name }, tone: 'neutral' as const }
}

const navOf = ({ navState, unitNav }: DealingDay, t: DealingText): string =>
  navState === null
    ? t('navs.none')
    : navState === navFlow.codes.entered
      ? t('navs.entered')
      : (unitNav ?? '')

export const dealingColumns = (t: DealingText, locale: Locale): ColumnEntries<typeof dealingDayFields> => [
  'productName',
  'productCode',
  'dealingDate',
  stateColumn(
    { key: 'runState', title: dealingDayFields.named.runState.name[locale], width: 110 },
    (row) => dayState(row, t),
    locale,
  ),
  { key: 'nav', title: t('nav'), width: 110, value: (row) => navOf(row, t) },
  'cutOffReached',
  { key: 'waiting', value: countOf },
  'waitingAmount',
  'waitingShares',
  'institutionName',
]

/** The number of applications of the run, or of applications without a run. */
function countOf({ runId, runCount, waiting }: DealingDay): string {
  return String(runId === null ? waiting : runCount)
}
