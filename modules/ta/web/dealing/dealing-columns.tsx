import type { Column } from '@iisp/ui/data-table'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import type { DealingDay } from '../../contract/dealing/dealing-days.ts'
import { navFlow } from '../../contract/dealing/nav-states.ts'
import { runFlow } from '../../contract/dealing/run-states.ts'
import type { dealingTexts } from './dealing-texts.ts'

export type DealingText = Translate<(typeof dealingTexts)['zh']>

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

export const dealingColumns = (t: DealingText, locale: Locale): Column<DealingDay>[] => [
  { key: 'productName', title: t('productName'), width: 240, fixed: 'left' },
  { key: 'productCode', title: t('productCode'), width: 110 },
  { key: 'dealingDate', title: t('dealingDate'), width: 120 },
  stateColumn({ key: 'runState', title: t('state'), width: 110 }, (row) => dayState(row, t), locale),
  { key: 'nav', title: t('nav'), width: 110, value: (row) => navOf(row, t) },
  {
    key: 'cutOffReached',
    title: t('cutOff'),
    width: 100,
    value: ({ cutOffReached }) => t(cutOffReached ? 'cutOffs.yes' : 'cutOffs.no'),
  },
  { key: 'waiting', title: t('waiting'), width: 110, kind: 'number', value: countOf },
  { key: 'waitingAmount', title: t('waitingAmount'), width: 160, kind: 'amount' },
  { key: 'waitingShares', title: t('waitingShares'), width: 160, kind: 'amount' },
  { key: 'institutionName', title: t('institution'), width: 220 },
]

/** The number of applications of the run, or of applications without a run. */
function countOf({ runId, runCount, waiting }: DealingDay): string {
  return String(runId === null ? waiting : runCount)
}
