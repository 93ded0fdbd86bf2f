import { stateName } from '@iisp/contract'
import { type ApplicationRow, applicationFlow } from '@iisp/opening/contract'
import type { Column } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import type { Locale } from '@iisp/web'

/** The state of an application, as every list of them shows it. */
export const statusColumn = (title: string, locale: Locale): Column<ApplicationRow> => ({
  key: 'STATUS',
  title,
  width: 136,
  render: ({ STATUS }) => (
    <StatusDot
      tone={applicationFlow.byCode[STATUS].tone}
      label={stateName(applicationFlow, STATUS, locale)}
    />
  ),
})
