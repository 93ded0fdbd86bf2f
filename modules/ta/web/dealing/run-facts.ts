import type { Fact } from '@iisp/ui/drawer'
import { groupThousands } from '@iisp/ui/number'
import type { Locale } from '@iisp/web'
import { factsOf } from '@iisp/web/fields/index'
import { type RunDetail, largeFields, runFields } from '../../contract/dealing/runs.ts'
import type { DealingText } from './dealing-texts.ts'

export const runFacts = (run: RunDetail, t: DealingText, locale: Locale): Fact[] =>
  factsOf(runFields, run, locale, [
    'unitNav',
    'applicationCount',
    'subscriptionAmount',
    'redemptionShares',
    'sharesBefore',
    'sharesAfter',
    'confirmedOn',
    ...(run.large === null ? [] : factsOf(largeFields, run.large, locale, ['asked', 'least'])),
    run.large !== null && { label: t('large'), value: t(`choices.${run.decision?.accept ?? 'none'}`) },
    'digest',
  ])

export const totalFacts = (run: RunDetail, t: DealingText): Fact[] =>
  run.totals.map(({ name, value }) => ({
    label: t(`totals.${name as 'paidIn'}`),
    value: groupThousands(value),
  }))
