import {
  type DeskDemand,
  demandDeskList,
  demandFlow,
  demandHide,
  deskDemandFields,
} from '@iisp/feedback/contract'
import { Button } from '@iisp/ui/button'
import { DetailDrawer, Passage } from '@iisp/ui/drawer'
import { useLocale, useText } from '@iisp/web'
import { FieldFacts } from '@iisp/web/fields/index'
import { AskReason } from '@iisp/web/forms/index'
import type { DrawerState } from '@iisp/web/list-page/index'
import { useState } from 'react'
import { DemandState } from '../demands/demand-columns.tsx'
import css from '../demands/demands.module.css'
import { Decision } from './Decision.tsx'
import { demandDeskTexts } from './demand-desk-texts.ts'
import { DeskReplies } from './DeskReplies.tsx'

interface Props extends DrawerState<DeskDemand> {
  readonly row: DeskDemand
}

/** A demand with its author and all answers, to decide on. */
export function DemandDeskDrawer({ row, open, onClose }: Props) {
  const t = useText(demandDeskTexts)
  const locale = useLocale()
  const hiding = row.actions.find((action) => action === 'hide' || action === 'restore')
  const canDecide = row.actions.some((action) => action !== hiding)
  return (
    <DetailDrawer
      open={open}
      onClose={onClose}
      size={640}
      title={row.title}
      extra={hiding && <HideButton row={row} action={hiding} onDone={onClose} />}
    >
      <FieldFacts
        fields={deskDemandFields}
        of={row}
        show={[
          { label: t('state'), value: <DemandState of={row} /> },
          'kind',
          'votes',
          'at',
          'institutionName',
          { label: t('name'), value: `${row.name} ${row.account}`, wide: true },
          {
            label: t('contact'),
            wide: true,
            value: [row.phone, row.email, t(row.expectResMode === '1' ? 'prefers.phone' : 'prefers.mail')]
              .filter(Boolean)
              .join(' · '),
          },
        ]}
      />
      {row.hidden && <p className={css.hidden}>{t('hiddenWhy', { reason: row.hiddenReason })}</p>}
      <Passage title={t('content')}>{row.content}</Passage>
      <DeskReplies demandId={row.id} />
      {row.actions.length === 0 && <p className={css.none}>{demandFlow.acts.propose[locale]}</p>}
      {canDecide && <Decision key={row.version} row={row} onDone={onClose} />}
    </DetailDrawer>
  )
}

interface HideProps {
  readonly row: DeskDemand
  readonly action: 'hide' | 'restore'
  readonly onDone: () => void
}
function HideButton({ row: { id, version }, action, onDone }: HideProps) {
  const t = useText(demandDeskTexts)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button danger={action === 'hide'} onClick={() => setAsking(true)}>
        {t(action)}
      </Button>
      {asking && (
        <AskReason
          title={t(`${action}Demand`)}
          danger={action === 'hide'}
          label={t('reason')}
          onCancel={() => setAsking(false)}
          call={demandHide}
          inputOf={(reason) => ({ id, version, action, reason })}
          invalidates={[demandDeskList]}
          done={t('done')}
          onDone={onDone}
        >
          {action === 'hide' && t('hideAsk')}
        </AskReason>
      )}
    </>
  )
}
