import { fieldText } from '@iisp/contract'
import type { Fact } from '@iisp/ui/drawer'
import { StatusDot } from '@iisp/ui/status-dot'
import { type Locale, type Translate, useLocale, useText } from '@iisp/web'
import { type ColumnEntries, factsOf } from '@iisp/web/fields/index'
import { type Institution, institutionFields } from '../../contract/people/institutions.ts'
import { institutionTexts } from './institution-texts.ts'

type InstitutionText = Translate<(typeof institutionTexts)['zh']>
type Entry = ColumnEntries<typeof institutionFields>[number]

function stateOf({ state, changePending }: Institution, t: InstitutionText, locale: Locale): string {
  const name = fieldText(institutionFields.named.state, state, locale)
  return changePending ? t('waits', { state: name }) : name
}

export function InstitutionState({ of }: { readonly of: Institution }) {
  const t = useText(institutionTexts)
  return <StatusDot tone={of.state === 'open' ? 'success' : 'neutral'} label={stateOf(of, t, useLocale())} />
}

function administratorsOf(
  { administrators, administratorCount: count }: Institution,
  t: InstitutionText,
): string {
  if (count === 0) return t('noAdministrator')
  const names = administrators.join(t('separator'))
  return count > administrators.length ? t('andMore', { names, count }) : names
}

export const institutionColumns = (t: InstitutionText, locale: Locale): Entry[] => [
  'institutionId',
  { key: 'name', width: 260 },
  { key: 'nameEn', width: 300 },
  'kind',
  'people',
  { key: 'administrators', width: 200, value: (row) => administratorsOf(row, t) },
  {
    key: 'state',
    width: 180,
    value: (row) => stateOf(row, t, locale),
    render: (row) => <InstitutionState of={row} />,
  },
]

export const institutionFacts = (row: Institution, t: InstitutionText, locale: Locale): Fact[] =>
  factsOf(institutionFields, row, locale, [
    'institutionId',
    'kind',
    'name',
    'nameEn',
    'people',
    { label: t('administrators'), value: administratorsOf(row, t), wide: true },
    ...(row.closedAt === null ? [] : (['closedBy', 'closedAt', 'closedReason'] as const)),
  ])
