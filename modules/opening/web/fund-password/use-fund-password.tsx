import { getFundPassword, openingErrors } from '@iisp/opening/contract'
import { PasswordDialog } from '@iisp/ui/password-dialog'
import { isRequestError, request, toast, useProfile, useStepUp, useText } from '@iisp/web'
import { useState, type ReactNode } from 'react'
import { listTexts } from '../list/list-texts.ts'

/**
 * Asks for a fund password, and before it for the sign-in password where that was not proven lately. The clear
 * text is handed to whoever shows it and kept nowhere: not in the query cache either.
 */
export function useFundPassword(xmbh: string): {
  readonly reveal: () => Promise<string | null>
  readonly dialog: ReactNode
} {
  const t = useText(listTexts)
  const stepUp = useStepUp()
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
      if (!isRequestError(error)) throw error
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
          return error instanceof Error ? error.message : String(error)
        }
        answer(true)
        return undefined
      }}
    />
  )
  return { reveal, dialog }
}
