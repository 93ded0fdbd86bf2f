import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { Timeline } from '@iisp/ui/timeline'
import { failureOf, useCall, useLocale, useText } from '@iisp/web'
import { useLive } from '@iisp/web/live/index'
import type { DrawerState } from '@iisp/web/list-page/index'
import { StateDot } from '@iisp/web/states/index'
import { type ReactNode } from 'react'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import type { ApplicationFull, ApplicationRow } from '../../contract/applications/application.ts'
import { applicationDetail } from '../../contract/applications/applications.ts'
import { taTopics } from '../../contract/topics.ts'
import { applicationFacts } from './application-facts.tsx'
import { type ApplicationText, applicationTexts } from './application-texts.ts'
import { ApplicationButtons } from './ApplicationButtons.tsx'
import { ApplicationDocuments } from './ApplicationDocuments.tsx'
import css from '../ta.module.css'

interface Props {
  readonly application: ApplicationRow
  readonly drawer: DrawerState<ApplicationRow>
  readonly onEdit?: () => void
  /** Buttons of the desk, which replace the buttons for the author. */
  readonly footer?: (application: ApplicationFull) => ReactNode
  /** Shown above the entered fields. */
  readonly note?: (application: ApplicationFull) => ReactNode
}

/** An application with its documents and steps, and the person's actions. */
export function ApplicationDrawer({ application, drawer, onEdit, footer, note }: Props) {
  const { id, applicationNo } = application
  const t = useText(applicationTexts)
  const locale = useLocale()
  const { data, error, isFetching, refetch } = useCall(
    applicationDetail,
    { id },
    { quiet: true, staleTime: 0 },
  )
  useLive([taTopics.applicationChanged], () => void refetch())
  const fault = isFetching ? null : failureOf({ error, refetch })
  const own = (one: ApplicationFull) => (
    <ApplicationButtons
      application={one}
      onEdit={() => {
        drawer.onClose()
        onEdit?.()
      }}
    />
  )
  return (
    <DetailDrawer
      {...drawer}
      size={640}
      title={t('detail', { number: applicationNo })}
      extra={data && <StateDot of={applicationFlow.byCode[data.status]} />}
      loading={data === undefined && fault === null}
      error={data === undefined ? fault : null}
      footer={data && data.actions.length > 0 && (footer ?? own)(data)}
    >
      {data && (
        <>
          {note?.(data)}
          <Facts facts={applicationFacts(data, t, locale)} />
          <ApplicationDocuments application={data} />
          <h3 className={css.heading}>{t('steps')}</h3>
          <Timeline label={t('steps')} steps={stepsOf(data, t)} />
        </>
      )}
    </DetailDrawer>
  )
}

const bad: readonly string[] = [applicationFlow.codes.refused, applicationFlow.codes.toComplete]

const stepsOf = ({ steps }: ApplicationFull, t: ApplicationText) =>
  steps.map(({ event, status, person, at, reason }, n) => ({
    key: String(n),
    title: t(`eventOf.${event as 'save'}`),
    state: bad.includes(status) ? ('rejected' as const) : ('done' as const),
    person,
    time: at,
    reason,
  }))
