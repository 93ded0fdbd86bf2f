import { getFundPassword, openingErrors } from '@iisp/opening/contract'
import { PasswordDialog } from '@iisp/ui/password-dialog'
import { isRequestError, request, toast, useCrash, useProfile, useStepUp, useText } from '@iisp/web'
import { useState, type ReactNode } from 'react'
import { listTexts } from '../list/list-texts.ts'

/**
 * Reads a fund password. Asks for the sign-in password first if it was not proven recently. The clear text is handed
 * to the caller and stored nowhere, not even in the query cache.
 */
export function useFundPassword(xmbh: string): {
  readonly reveal: () => Promise<string | null>
  readonly dialog: ReactNode
} {
  const t = useText(listTexts)
  const stepUp = useStepUp()
  const crash = useCrash()
  const account = useProfile()?.account ?? ''
  const [asking, setAsking] = useState<{ done: (proven: boolean) => void } | null>(null)

  const prove = () => new Promise<boolean>((done) => setAsking({ done }))
  const answer = (proven: boolean) => {
    asking?.done(proven)
    setAsking(null)
  }
  const reveal = async (): Promise<string | null> => {
    try {
      return (await request(getFundPassword, { xmbh, account }, { quiet: true })).password
    } catch (error) {
      if (!isRequestError(error)) {
        crash(error)
        return null
      }
      if (error.code === openingErrors.stepUpNeeded.code) return (await prove()) ? reveal() : null
      toast.warning(error.msg)
      return null
    }
  }
  const dialog = asking && (
    <PasswordDialog
      open
      reason={t('stepUpReason')}
      onCancel={() => answer(false)}
      onProve={async (password) => {
        try {
          if (!(await stepUp(password))) return t('stepUpWrong')
        } catch (error) {
          if (isRequestError(error)) return error.msg
          answer(false)
          crash(error)
          return undefined
        }
        answer(true)
        return undefined
      }}
    />
  )
  return { reveal, dialog }
}
