import type { Input, Output } from '@iisp/contract'
import { startAuthentication } from '@simplewebauthn/browser'
import type { ukeyLoginInit, ukeyVerifySign } from '../../contract/hardware-keys.ts'
import { asKeyRefusal, described } from './key-answers.ts'

/** Has one of the keys sign what the server asks for. Throws the request error of a refusal. */
export async function signWithKey({
  uuid,
  randomCode,
  rpId,
  keys,
}: Output<typeof ukeyLoginInit>): Promise<Input<typeof ukeyVerifySign>> {
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
  return { uuid, randomCode, assertion: { id, clientDataJSON, authenticatorData, signature } }
}
