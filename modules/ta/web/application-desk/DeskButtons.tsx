import { ActionButtons, ButtonRow } from '@iisp/ui/button'
import { toast, useAskAndDo, useText } from '@iisp/web'
import { AskReason } from '@iisp/web/forms/index'
import { useState } from 'react'
import { applicationDecide, deskDecisions } from '../../contract/applications/application-desk.ts'
import { applicationLimits } from '../../contract/applications/application-kinds.ts'
import type { ApplicationFull } from '../../contract/applications/application.ts'
import { applicationCalls } from '../applications/application-calls.ts'
import { applicationTexts } from '../applications/application-texts.ts'
import { deskTexts } from './desk-texts.ts'

interface Props {
  readonly application: ApplicationFull
  readonly onDecided: () => void
}

/** Passes after a question; asks for documents and refuses with a reason, as far as the server allows. */
export function DeskButtons({ application, onDecided }: Props) {
  const t = useText(deskTexts)
  const word = useText(applicationTexts)
  const askAndDo = useAskAndDo()
  const [asked, setAsked] = useState<'request-documents' | 'refuse' | null>(null)
  const { id, version, applicationNo: number, dealingDate, actions } = application
  const pass = async () => {
    const done = await askAndDo(
      applicationDecide,
      { id, version, action: 'pass', reason: '' },
      {
        content: t('passAsk', { number, day: dealingDate }),
        okText: t('pass'),
        invalidates: applicationCalls,
      },
    )
    if (done === null) return
    if (done.late) toast.warning(t('passedLate', { day: done.dealingDate }))
    else toast.success(t('passed', { day: done.dealingDate }))
    onDecided()
  }
  return (
    <ButtonRow>
      <ActionButtons
        actions={deskDecisions.filter((action) => actions.includes(action))}
        primary={['pass']}
        danger={['refuse']}
        name={(action) => t(action)}
        onPress={(action) => (action === 'pass' ? void pass() : setAsked(action))}
      />
      {asked && (
        <AskReason
          title={t(asked)}
          danger={asked === 'refuse'}
          max={applicationLimits.reason}
          label={t(`reasonOf.${asked}`)}
          missing={word('reasonMissing')}
          onCancel={() => setAsked(null)}
          call={applicationDecide}
          inputOf={(reason) => ({ id, version, action: asked, reason })}
          invalidates={applicationCalls}
          done={t(`done.${asked}`)}
          onDone={onDecided}
        />
      )}
    </ButtonRow>
  )
}
