import { FileLink } from '@iisp/files/parts'
import { AmountText } from '@iisp/ui/amount-text'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale, Translate } from '@iisp/web'
import { type ColumnEntries, factsOf } from '@iisp/web/fields/index'
import {
  type ProductContract,
  contractServices,
  productContractFields,
} from '../../contract/product-contracts/product-contracts.ts'
import type { contractTexts } from './contract-texts.ts'

export type ContractText = Translate<(typeof contractTexts)['zh']>
type Entry = ColumnEntries<typeof productContractFields>[number]

const servicesOf = ({ services }: ProductContract, t: ContractText, locale: Locale): string =>
  services.map((service) => contractServices[service][locale]).join(t('separator'))

export const contractColumns = (t: ContractText, locale: Locale): Entry[] => [
  { key: 'productName', width: 240 },
  'state',
  { key: 'services', width: 240, value: (row) => servicesOf(row, t, locale) },
  { key: 'expectedSize', title: `${t('expectedSize')} (${t('yuan')})`, width: 180 },
  'plannedDate',
  'submittedAt',
  'submittedBy',
  { key: 'institutionName', width: 230 },
]

export const contractFacts = (row: ProductContract, t: ContractText, locale: Locale): Fact[] =>
  factsOf(productContractFields, row, locale, [
    'institutionName',
    'productName',
    'productKind',
    { label: t('services'), value: servicesOf(row, t, locale), wide: true },
    { label: t('expectedSize'), value: <AmountText value={row.expectedSize} unit={t('yuan')} /> },
    'plannedDate',
    'contactName',
    'contactPhone',
    { label: t('file'), value: row.file && <FileLink {...row.file} />, wide: true },
    { label: t('note'), value: row.note, wide: true },
    'submittedBy',
    'submittedAt',
    'decidedBy',
    'decidedAt',
    'reason',
  ])
