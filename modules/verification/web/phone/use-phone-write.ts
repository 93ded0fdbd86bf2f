import { verificationErrors } from '@iisp/verification/contract'
import { isRequestError, useText, useWrite } from '@iisp/web'
import { phoneTexts } from './phone-texts.ts'

/** Runs the writes of the phone page. Calls `onOver` where the scanned code is no longer valid. */
export function usePhoneWrite(onOver: () => void) {
  const t = useText(phoneTexts)
  const { busy, refusal, run } = useWrite()
  return {
    busy,
    /** Why the last write failed. */
    fault: refusal === null ? '' : refusal.msg || t('offline'),
    run: (write: () => Promise<unknown>) =>
      run(() =>
        write().catch((thrown: unknown) => {
          if (!isRequestError(thrown) || thrown.code !== verificationErrors.codeDead.code) throw thrown
          onOver()
        }),
      ),
  }
}
