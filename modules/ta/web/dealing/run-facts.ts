import type { Fact } from '@iisp/ui/drawer'
import { groupThousands } from '@iisp/ui/number'
import type { RunDetail } from '../../contract/dealing/runs.ts'
import type { DealingText } from './dealing-columns.tsx'

const figure = (value: string | null) => (value === null ? '--' : groupThousands(value))

export const runFacts = (run: RunDetail, t: DealingText): Fact[] => [
  { label: t('unitNav'), value: run.unitNav ?? '--' },
  { label: t('applicationCount'), value: String(run.applicationCount) },
  { label: t('subscriptionAmount'), value: figure(run.subscriptionAmount) },
  { label: t('redemptionShares'), value: figure(run.redemptionShares) },
  { label: t('sharesBefore'), value: figure(run.sharesBefore) },
  { label: t('sharesAfter'), value: figure(run.sharesAfter) },
  { label: t('confirmedOn'), value: run.confirmedOn ?? '--' },
  ...(run.large === null
    ? []
    : [
        { label: t('largeAsked'), value: figure(run.large.asked) },
        { label: t('largeLeast'), value: figure(run.large.least) },
        { label: t('large'), value: t(`choices.${run.decision?.accept ?? 'none'}`) },
      ]),
  ...(run.digest === null ? [] : [{ label: t('digest'), value: run.digest, wide: true }]),
]

export const totalFacts = (run: RunDetail, t: DealingText): Fact[] =>
  run.totals.map(({ name, value }) => ({
    label: t(`totals.${name as 'paidIn'}`),
    value: groupThousands(value),
  }))
