import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import type { Translate } from '@iisp/web'
import type { TemporaryOpeningRow } from '../../../contract/terms/temporary-openings.ts'
import type { openingTexts } from './opening-texts.ts'

export type OpeningText = Translate<(typeof openingTexts)['zh']>

export const openingColumns = (t: OpeningText): Column<TemporaryOpeningRow>[] => [
  { key: 'productName', title: t('productName'), width: 240, fixed: 'left' },
  { key: 'productCode', title: t('productCode'), width: 110 },
  { key: 'opensOn', title: t('opensOn'), width: 120 },
  { key: 'kinds', title: t('kinds'), width: 120, value: (row) => t(`kindsOf.${row.kinds}`) },
  { key: 'reason', title: t('reason'), width: 220 },
  { key: 'enteredBy', title: t('enteredBy'), width: 100 },
  { key: 'enteredAt', title: t('enteredAt'), width: 170 },
  { key: 'cancelledAt', title: t('cancelledAt'), width: 170, value: (row) => row.cancelledAt ?? '--' },
  { key: 'institutionName', title: t('institution'), width: 220 },
]

export const openingFacts = (row: TemporaryOpeningRow, t: OpeningText): Fact[] => [
  { label: t('productName'), value: row.productName, wide: true },
  { label: t('productCode'), value: row.productCode },
  { label: t('institution'), value: row.institutionName },
  { label: t('opensOn'), value: row.opensOn },
  { label: t('kinds'), value: t(`kindsOf.${row.kinds}`) },
  { label: t('reason'), value: row.reason, wide: true },
  { label: t('source'), value: t(`sources.${row.source}`) },
  { label: t('enteredBy'), value: row.enteredBy },
  { label: t('enteredAt'), value: row.enteredAt },
  ...(row.cancelledAt === null
    ? []
    : [
        { label: t('cancelledBy'), value: row.cancelledBy },
        { label: t('cancelledAt'), value: row.cancelledAt },
      ]),
]
