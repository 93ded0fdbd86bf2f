import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import type { TermsRow } from '../../contract/terms/terms-desk.ts'
import { termsFlow } from '../../contract/terms/terms-states.ts'
import type { termsTexts } from './terms-texts.ts'

export type TermsText = Translate<(typeof termsTexts)['zh']>

export const termsState = ({ state }: Pick<TermsRow, 'state'>) => termsFlow.byCode[state]
const inForceText = ({ inForce }: TermsRow, t: TermsText) => t(inForce ? 'inForceYes' : 'inForceNo')

export const termsColumns = (t: TermsText, locale: Locale): Column<TermsRow>[] => [
  { key: 'productName', title: t('productName'), width: 240, fixed: 'left' },
  { key: 'productCode', title: t('productCode'), width: 110 },
  { key: 'effectiveFrom', title: t('effectiveFrom'), width: 120 },
  stateColumn({ key: 'state', title: t('state'), width: 100 }, termsState, locale),
  { key: 'inForce', title: t('inForce'), width: 110, value: (row) => inForceText(row, t) },
  { key: 'enteredBy', title: t('enteredBy'), width: 100 },
  { key: 'enteredAt', title: t('enteredAt'), width: 170 },
  { key: 'decidedBy', title: t('decidedBy'), width: 100, value: (row) => row.decidedBy || '--' },
  { key: 'institutionName', title: t('institution'), width: 220 },
]

export const termsFacts = (row: TermsRow, t: TermsText): Fact[] => [
  { label: t('productName'), value: row.productName, wide: true },
  { label: t('productCode'), value: row.productCode },
  { label: t('institution'), value: row.institutionName },
  { label: t('effectiveFrom'), value: row.effectiveFrom },
  { label: t('inForce'), value: inForceText(row, t) },
  { label: t('enteredBy'), value: row.enteredBy },
  { label: t('enteredAt'), value: row.enteredAt },
  { label: t('decidedBy'), value: row.decidedBy || '--' },
  { label: t('decidedAt'), value: row.decidedAt ?? '--' },
  ...(row.reason === '' ? [] : [{ label: t('reason'), value: row.reason, wide: true }]),
]
