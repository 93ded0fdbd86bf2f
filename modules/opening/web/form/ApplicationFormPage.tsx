import { stateName } from '@iisp/contract'
import {
  type ApplicationKind,
  applicationFlow,
  getApplication,
  securitiesOpening,
  trusteeRaise,
} from '@iisp/opening/contract'
import { Button } from '@iisp/ui/button'
import { Empty } from '@iisp/ui/empty'
import { Skeleton } from '@iisp/ui/skeleton'
import { useCall, useLocale, useOpenMenu, usePageLocation, usePageTitle, useText } from '@iisp/web'
import { ClosedForm } from '@iisp/web/forms/saved-form'
import { useState } from 'react'
import { ApplicationEntry } from './ApplicationEntry.tsx'
import { formTexts } from './form-texts.ts'

const isXmbh = (text: string | null): text is string => /^(KH|SF)[0-9]{10,20}$/.test(text ?? '')

/** A new application of the kind in the URL (kind), or the existing one (xmbh). */
export function ApplicationFormPage() {
  const t = useText(formTexts)
  const { query, setQuery } = usePageLocation()
  const named = query.get('xmbh')
  const xmbh = isXmbh(named) ? named : null
  const kind: ApplicationKind = (xmbh === null ? query.get('kind') === '1' : xmbh.startsWith('KH'))
    ? '1'
    : '2'
  const [round, setRound] = useState(0)
  usePageTitle(xmbh ?? t(kind === '1' ? 'newOpening' : 'newRaise'))
  const props = {
    kind,
    onSaved: (saved: string) => setQuery(new URLSearchParams({ kind, xmbh: saved })),
    onReload: () => setRound((now) => now + 1),
  }
  const key = `${kind} ${xmbh ?? 'new'} ${round}`
  return xmbh === null ? (
    <ApplicationEntry key={key} {...props} detail={null} />
  ) : (
    <OnRecord key={key} {...props} xmbh={xmbh} />
  )
}

interface RecordProps {
  readonly kind: ApplicationKind
  readonly xmbh: string
  readonly onSaved: (xmbh: string) => void
  readonly onReload: () => void
}
/** Loads the application before its form opens. Shows a notice if it cannot be edited. */
function OnRecord({ xmbh, ...props }: RecordProps) {
  const t = useText(formTexts)
  const locale = useLocale()
  const openMenu = useOpenMenu()
  const answer = useCall(getApplication, { xmbh }, { quiet: true, staleTime: 0 })
  // later answers must not change the fields while they are edited
  const [detail, setDetail] = useState<typeof answer.data>(undefined)
  if (detail === undefined && answer.isFetchedAfterMount && answer.data) setDetail(answer.data)
  if (detail === undefined) {
    if (!answer.error || answer.isFetching) return <Skeleton lines={10} />
    return (
      <Empty
        reason={answer.error.msg}
        action={<Button onClick={() => void answer.refetch()}>{t('reload')}</Button>}
      />
    )
  }
  if (detail.actions.includes('edit')) {
    return <ApplicationEntry {...props} detail={detail} />
  }
  const menu = props.kind === '1' ? securitiesOpening.id : trusteeRaise.id
  return (
    <ClosedForm why={t('notEditable', { state: stateName(applicationFlow, detail.STATUS, locale) })}>
      <Button onClick={() => void openMenu(menu)}>{t('toList')}</Button>
    </ClosedForm>
  )
}
