import type { Output } from '@iisp/contract'
import { toast, useAskAndDo, useSend, useText } from '@iisp/web'
import { applicationSubmit } from '../../contract/applications/applications.ts'
import { applicationCalls } from './application-calls.ts'
import { applicationTexts } from './application-texts.ts'

interface Sent {
  readonly id: string
  readonly version: number
}

/** Submits an application and announces its dealing day. */
export function useSubmitApplication() {
  const t = useText(applicationTexts)
  const askAndDo = useAskAndDo()
  const submit = useSend(applicationSubmit, { quiet: true, invalidates: applicationCalls })
  const tell = ({ dealingDate: day, late, redeemsAll }: Output<typeof applicationSubmit>) => {
    if (late) toast.warning(t('submittedLate', { day }))
    else toast.success(t('submitted', { day }))
    if (redeemsAll) toast.warning(t('redeemsAll'))
  }
  return {
    /** Asks first. A refusal is shown in the question's dialog. */
    ask: async ({ id, version, number }: Sent & { readonly number: string }) => {
      const done = await askAndDo(
        applicationSubmit,
        { id, version },
        { content: t('submitAsk', { number }), okText: t('submit'), invalidates: applicationCalls },
      )
      if (done !== null) tell(done)
    },
    /** Submits at once. Throws the server's refusal. */
    send: async (sent: Sent) => tell(await submit.mutateAsync(sent)),
  }
}
