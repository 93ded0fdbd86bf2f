import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import { StatusDot } from '@iisp/ui/status-dot'
import { type Translate, useText } from '@iisp/web'
import type { Institution } from '../../contract/people/institutions.ts'
import { institutionTexts } from './institution-texts.ts'

type InstitutionText = Translate<(typeof institutionTexts)['zh']>

const stateOf = ({ state, changePending }: Institution, t: InstitutionText): string =>
  changePending ? t('waits', { state: t(`states.${state}`) }) : t(`states.${state}`)

export function InstitutionState({ of }: { readonly of: Institution }) {
  const t = useText(institutionTexts)
  return <StatusDot tone={of.state === 'open' ? 'success' : 'neutral'} label={stateOf(of, t)} />
}

function administratorsOf(
  { administrators, administratorCount: count }: Institution,
  t: InstitutionText,
): string {
  if (count === 0) return t('noAdministrator')
  const names = administrators.join(t('separator'))
  return count > administrators.length ? t('andMore', { names, count }) : names
}

export const institutionColumns = (t: InstitutionText): Column<Institution>[] => [
  { key: 'institutionId', title: t('id'), width: 110, fixed: 'left' },
  { key: 'name', title: t('name'), width: 260 },
  { key: 'nameEn', title: t('nameEn'), width: 300 },
  { key: 'kind', title: t('kind'), width: 100, value: (row) => t(`kinds.${row.kind}`) },
  { key: 'people', title: t('people'), width: 120, kind: 'number' },
  {
    key: 'administrators',
    title: t('administrators'),
    width: 200,
    value: (row) => administratorsOf(row, t),
  },
  {
    key: 'state',
    title: t('state'),
    width: 180,
    value: (row) => stateOf(row, t),
    render: (row) => <InstitutionState of={row} />,
  },
]

export const institutionFacts = (row: Institution, t: InstitutionText): Fact[] => [
  { label: t('id'), value: row.institutionId },
  { label: t('kind'), value: t(`kinds.${row.kind}`) },
  { label: t('name'), value: row.name, wide: true },
  { label: t('nameEn'), value: row.nameEn, wide: true },
  { label: t('people'), value: String(row.people) },
  { label: t('administrators'), value: administratorsOf(row, t), wide: true },
  ...(row.closedAt === null
    ? []
    : [
        { label: t('closedBy'), value: row.closedBy },
        { label: t('closedAt'), value: row.closedAt },
        { label: t('closedReason'), value: row.closedReason, wide: true },
      ]),
]
