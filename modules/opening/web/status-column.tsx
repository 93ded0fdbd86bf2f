import { type ApplicationRow, applicationFlow } from '@iisp/opening/contract'
import type { Column } from '@iisp/ui/data-table'
import type { Locale } from '@iisp/web'
import { stateColumn } from '@iisp/web/states/index'

/** The state of an application, as every list of them shows it. */
export const statusColumn = (title: string, locale: Locale): Column<ApplicationRow> =>
  stateColumn({ key: 'STATUS', title, width: 136 }, ({ STATUS }) => applicationFlow.byCode[STATUS], locale)
