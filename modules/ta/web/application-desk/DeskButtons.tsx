import { isOneOf } from '@iisp/contract'
import { toast, useText } from '@iisp/web'
import { CaseButtons } from '@iisp/web/case/index'
import { applicationDecide } from '../../contract/applications/application-desk.ts'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import type { ApplicationFull } from '../../contract/applications/application.ts'

import { applicationCalls } from '../applications/application-calls.ts'
import { deskTexts } from './desk-texts.ts'

interface Props {
  readonly application: ApplicationFull
  readonly onDecided: () => void
}

/** The decisions of the desk. An application passed after its cut-off shows the day to which it moves. */
export function DeskButtons({ application, onDecided }: Props) {
  const t = useText(deskTexts)
  const actions = application.actions.filter((action) => isOneOf(applicationFlow.actions, action))
  return (
    <CaseButtons
      flow={applicationFlow}
      of={{ ...application, actions }}
      call={applicationDecide}
      tell={{
        pass: ({ late, dealingDate: day }) =>
          late ? toast.warning(t('passedLate', { day })) : toast.success(t('passed', { day })),
      }}
      invalidates={applicationCalls}
      onDone={onDecided}
    />
  )
}
