import { FileLink } from '@iisp/files/parts'
import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import { AmountText } from '@iisp/ui/amount-text'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import { contractFlow } from '../../contract/product-contracts/contract-states.ts'
import type { ProductContract } from '../../contract/product-contracts/product-contracts.ts'
import type { contractTexts } from './contract-texts.ts'

export type ContractText = Translate<(typeof contractTexts)['zh']>

export const contractState = ({ state }: ProductContract) => contractFlow.byCode[state]

const servicesOf = ({ services }: Pick<ProductContract, 'services'>, t: ContractText): string =>
  services.map((service) => t(`serviceNames.${service}`)).join(t('separator'))

export const contractColumns = (t: ContractText, locale: Locale): Column<ProductContract>[] => [
  { key: 'productName', title: t('productName'), width: 240, fixed: 'left' },
  stateColumn({ key: 'state', title: t('state'), width: 110 }, contractState, locale),
  { key: 'services', title: t('services'), width: 240, value: (row) => servicesOf(row, t) },
  {
    key: 'expectedSize',
    title: `${t('expectedSize')} (${t('yuan')})`,
    width: 180,
    kind: 'amount',
    value: (row) => row.expectedSize,
  },
  { key: 'plannedDate', title: t('plannedDate'), width: 130 },
  { key: 'submittedAt', title: t('submittedAt'), width: 170 },
  { key: 'submittedBy', title: t('submittedBy'), width: 110 },
  { key: 'institutionName', title: t('institution'), width: 230 },
]

export const contractFacts = (row: ProductContract, t: ContractText): Fact[] => [
  { label: t('institution'), value: row.institutionName, wide: true },
  { label: t('productName'), value: row.productName, wide: true },
  { label: t('productKind'), value: t(`productKinds.${row.productKind}`) },
  { label: t('services'), value: servicesOf(row, t), wide: true },
  { label: t('expectedSize'), value: <AmountText value={row.expectedSize} unit={t('yuan')} /> },
  { label: t('plannedDate'), value: row.plannedDate },
  { label: t('contactName'), value: row.contactName },
  { label: t('contactPhone'), value: row.contactPhone },
  { label: t('draft'), value: row.file && <FileLink {...row.file} />, wide: true },
  { label: t('note'), value: row.note, wide: true },
  { label: t('submittedBy'), value: row.submittedBy },
  { label: t('submittedAt'), value: row.submittedAt },
  { label: t('decidedBy'), value: row.decidedBy },
  { label: t('decidedAt'), value: row.decidedAt },
  ...(row.reason === '' ? [] : [{ label: t('reason'), value: row.reason, wide: true }]),
]
