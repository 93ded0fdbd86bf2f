import { request } from '@iisp/web/request/request'
import { ukeyLoginInit, ukeyVerifySign } from '../../contract/hardware-keys.ts'
import { signWithKey } from '../hardware-keys/sign-with-key.ts'

const quiet = { quiet: true } as const

/** Has a key of the account sign, and returns the pass for the sign-in. Throws the request error of a refusal. */
export async function proveKey(account: string): Promise<{ uuid: string }> {
  const signed = await signWithKey(await request(ukeyLoginInit, { account }, quiet))
  return request(ukeyVerifySign, signed, quiet)
}
