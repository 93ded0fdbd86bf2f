import { request } from '@iisp/web/request/request'
import { isRequestError } from '@iisp/web/request/request-error'
import { stepUpErrors } from '../../contract/step-up-errors.ts'
import { proveStepUpCode, type SentCode, sendStepUpCode, stepUp } from '../../contract/step-up.ts'
import { seal } from '../sign-in/seal.ts'

const quiet = { quiet: true } as const

/** Resolves to whether the password was right. */
export async function provePassword(password: string): Promise<boolean> {
  const [sealed] = await seal(password)
  try {
    await request(stepUp, { password: sealed }, quiet)
    return true
  } catch (error) {
    if (isRequestError(error) && error.code === stepUpErrors.stepUpFailed.code) return false
    throw error
  }
}

export const sendCode = (): Promise<SentCode> => request(sendStepUpCode, {}, quiet)

export async function proveCode(uuid: string, code: string): Promise<void> {
  await request(proveStepUpCode, { uuid, code }, quiet)
}
