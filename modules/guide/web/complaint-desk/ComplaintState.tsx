import { type ComplaintRow, complaintFlow } from '@iisp/guide/contract'
import { StatusDot } from '@iisp/ui/status-dot'
import { useLocale, useText } from '@iisp/web'
import { complaintTexts } from './complaint-texts.ts'

/** The state of a complaint, and whether it is overdue. */
export function ComplaintState({ row }: { readonly row: ComplaintRow }) {
  const t = useText(complaintTexts)
  const { tone, name } = complaintFlow.byCode[row.state]
  const label = name[useLocale()]
  return (
    <StatusDot
      tone={row.overdue ? 'danger' : tone}
      label={row.overdue ? `${label} · ${t('overdue')}` : label}
    />
  )
}
