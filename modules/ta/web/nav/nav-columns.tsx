import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import { navFlow } from '../../contract/dealing/nav-states.ts'
import type { NavRow } from '../../contract/dealing/nav.ts'
import type { navTexts } from './nav-texts.ts'

export type NavText = Translate<(typeof navTexts)['zh']>

export const navState = ({ state }: NavRow) => navFlow.byCode[state]

export const navColumns = (t: NavText, locale: Locale): Column<NavRow>[] => [
  { key: 'productName', title: t('productName'), width: 240, fixed: 'left' },
  { key: 'productCode', title: t('productCode'), width: 110 },
  { key: 'navDate', title: t('navDate'), width: 120 },
  { key: 'unitNav', title: t('unitNav'), width: 120, kind: 'number' },
  { key: 'accumulatedNav', title: t('accumulatedNav'), width: 120, kind: 'number' },
  stateColumn({ key: 'state', title: t('state'), width: 100 }, navState, locale),
  { key: 'enteredBy', title: t('enteredBy'), width: 100 },
  { key: 'enteredAt', title: t('enteredAt'), width: 170 },
  { key: 'decidedBy', title: t('decidedBy'), width: 100, value: (row) => row.decidedBy || '--' },
  { key: 'institutionName', title: t('institution'), width: 220 },
]

export const navFacts = (row: NavRow, t: NavText): Fact[] => [
  { label: t('productName'), value: row.productName, wide: true },
  { label: t('productCode'), value: row.productCode },
  { label: t('navDate'), value: row.navDate },
  { label: t('unitNav'), value: row.unitNav },
  { label: t('accumulatedNav'), value: row.accumulatedNav },
  { label: t('source'), value: t(`sources.${row.source}`) },
  { label: t('used'), value: t(row.used ? 'usedYes' : 'usedNo') },
  { label: t('enteredBy'), value: row.enteredBy },
  { label: t('enteredAt'), value: row.enteredAt },
  { label: t('decidedBy'), value: row.decidedBy || '--' },
  { label: t('decidedAt'), value: row.decidedAt ?? '--' },
  ...(row.reason === '' ? [] : [{ label: t('reason'), value: row.reason, wide: true }]),
]
