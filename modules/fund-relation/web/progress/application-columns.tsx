import type { Column } from '@iisp/ui/data-table'
import type { Locale } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import { applicationFlow, applicationKinds } from '../../contract/applications/application-states.ts'
import { applicationColumns as titles } from '../../contract/list-columns.ts'
import { linkColumns } from '../link-columns.tsx'

export const applicationState = ({ SQZT }: ApplicationRow) => applicationFlow.byCode[SQZT]

export const applicationColumns = (locale: Locale): Column<ApplicationRow>[] => [
  { key: 'SQID', title: titles.SQID[locale], width: 100 },
  {
    key: 'SQLX',
    title: titles.SQLX[locale],
    width: 90,
    value: ({ SQLX }) => applicationKinds[SQLX][locale],
  },
  stateColumn({ key: 'SQZT', title: titles.SQZT[locale], width: 120 }, applicationState, locale),
  { key: 'SQJD', title: titles.SQJD[locale], width: 140 },
  ...linkColumns<ApplicationRow>(locale, true),
  { key: 'SQR', title: titles.SQR[locale], width: 100 },
  { key: 'SQSJ', title: titles.SQSJ[locale], width: 170 },
  { key: 'CLYY', title: titles.CLYY[locale], width: 200 },
]
