import { request } from '@iisp/web/request/request'
import { isRequestError } from '@iisp/web/request/request-error'
import { myKeyList, proveStepUpKey, startStepUpKey } from '../../contract/hardware-keys.ts'
import { stepUpErrors } from '../../contract/step-up-errors.ts'
import { proveStepUpCode, type SentCode, sendStepUpCode, stepUp } from '../../contract/step-up.ts'
import { missingForKeys } from '../hardware-keys/browser-keys.ts'
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

/** Whether the person has a key and this browser can reach one. Without an answer the key is not offered. */
export async function hasKey(): Promise<boolean> {
  if (missingForKeys() !== null) return false
  try {
    return (await request(myKeyList, { pageNo: 1, pageSize: 1 }, quiet)).list.length > 0
  } catch (error) {
    if (isRequestError(error)) return false
    throw error
  }
}

export async function proveKey(): Promise<void> {
  const { signWithKey } = await import('../hardware-keys/sign-with-key.ts')
  await request(proveStepUpKey, await signWithKey(await request(startStepUpKey, {}, quiet)), quiet)
}
