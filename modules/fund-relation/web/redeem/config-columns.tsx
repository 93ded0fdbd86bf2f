import type { Column } from '@iisp/ui/data-table'
import type { Fact } from '@iisp/ui/drawer'
import type { Locale, Translate } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import { configFlow } from '../../contract/configs/config-states.ts'
import { type ConfigRow, type FeeTypeCode, feeTypes, frequencies } from '../../contract/configs/config.ts'
import { codeNames, configColumns as titles } from '../../contract/list-columns.ts'
import { percentText } from '../../rules/applications/percent.ts'
import type { redeemTexts } from './redeem-texts.ts'

type Text = Translate<(typeof redeemTexts)['zh']>

export const configState = ({ status }: ConfigRow) => configFlow.byCode[status]

const feesOf = ({ fylx }: ConfigRow, t: Text, locale: Locale) =>
  fylx
    .split(',')
    .map((type) => feeTypes[type as FeeTypeCode][locale])
    .join(t('separator'))

export const configColumns = (t: Text, locale: Locale): Column<ConfigRow>[] => [
  { key: 'zjjdm', title: titles.zjjdm[locale], width: 110 },
  { key: 'zjjmc', title: titles.zjjmc[locale], width: 240 },
  { key: 'mjjdm', title: titles.mjjdm[locale], width: 110 },
  { key: 'mjjmc', title: titles.mjjmc[locale], width: 240 },
  stateColumn({ key: 'status', title: titles.status[locale], width: 160 }, configState, locale),
  {
    key: 'feesToConfirm',
    title: titles.feesToConfirm[locale],
    width: 130,
    value: ({ feesToConfirm }) => (feesToConfirm === 0 ? '' : t('feeCount', { count: feesToConfirm })),
  },
  { key: 'fylx', title: titles.fylx[locale], width: 180, value: (row) => feesOf(row, t, locale) },
  { key: 'ffpl', title: titles.ffpl[locale], width: 100, value: ({ ffpl }) => frequencies[ffpl][locale] },
  {
    key: 'shbllx',
    title: titles.shbllx[locale],
    width: 150,
    value: ({ shbllx }) => codeNames.shbllx[shbllx][locale],
  },
  {
    key: 'zdshbl',
    title: titles.zdshbl[locale],
    width: 120,
    align: 'right',
    value: (row) => percentText(row.zdshbl),
  },
  {
    key: 'zlzdqr',
    title: titles.zlzdqr[locale],
    width: 120,
    value: ({ zlzdqr }) => codeNames.zlzdqr[zlzdqr][locale],
  },
  { key: 'lrr', title: titles.lrr[locale], width: 100 },
  { key: 'lrsj', title: titles.lrsj[locale], width: 170 },
  { key: 'fhr', title: titles.fhr[locale], width: 100 },
]

export const configFacts = (row: ConfigRow, t: Text, locale: Locale): Fact[] => [
  { label: titles.zjjmc[locale], value: `${row.zjjdm} ${row.zjjmc}`, wide: true },
  { label: titles.mjjmc[locale], value: `${row.mjjdm} ${row.mjjmc}`, wide: true },
  { label: titles.zjjzh[locale], value: row.zjjzh },
  { label: titles.zjyzh[locale], value: row.zjyzh },
  { label: titles.fylx[locale], value: feesOf(row, t, locale), wide: true },
  { label: titles.ffpl[locale], value: frequencies[row.ffpl][locale] },
  { label: titles.zlzdqr[locale], value: codeNames.zlzdqr[row.zlzdqr][locale] },
  { label: titles.shbllx[locale], value: codeNames.shbllx[row.shbllx][locale] },
  { label: titles.zdshbl[locale], value: percentText(row.zdshbl) },
  { label: titles.fkfrxz[locale], value: codeNames.fkfrxz[row.fkfrxz][locale] },
  { label: titles.mzkglr[locale], value: codeNames.yesNo[row.mzkglr][locale] },
  { label: titles.sjhm[locale], value: row.sjhm },
  { label: titles.email[locale], value: row.email, wide: true },
  { label: titles.lrr[locale], value: row.lrr },
  { label: titles.lrsj[locale], value: row.lrsj },
  { label: titles.fhr[locale], value: row.fhr },
  { label: t('reviewedAt'), value: row.fhsj },
  ...(row.fhyj === '' ? [] : [{ label: t('reason'), value: row.fhyj, wide: true }]),
]
