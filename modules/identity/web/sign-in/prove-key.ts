import { request } from '@iisp/web/request/request'
import { startAuthentication } from '@simplewebauthn/browser'
import { ukeyLoginInit, ukeyVerifySign } from '../../contract/hardware-keys.ts'
import { asKeyRefusal, described } from '../hardware-keys/key-answers.ts'

const quiet = { quiet: true } as const

/** Has a key of the account sign, and returns the pass for the sign-in. Throws the request error of a refusal. */
export async function proveKey(account: string): Promise<{ uuid: string }> {
  const { uuid, randomCode, rpId, keys } = await request(ukeyLoginInit, { account }, quiet)
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge: randomCode,
      rpId,
      allowCredentials: described(keys),
      userVerification: 'discouraged',
      timeout: 60_000,
    },
  }).catch(asKeyRefusal)
  const { clientDataJSON, authenticatorData, signature } = response
  const assertion = { id, clientDataJSON, authenticatorData, signature }
  return request(ukeyVerifySign, { uuid, randomCode, assertion }, quiet)
}
