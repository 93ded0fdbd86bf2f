import type { Input } from '@iisp/contract'
import { request } from '@iisp/web/request/request'
import { startRegistration } from '@simplewebauthn/browser'
import { type myKeyAdd, myKeyAddStart } from '../../contract/hardware-keys.ts'
import { asKeyRefusal, described } from './key-answers.ts'

/** Has a key make a new pair for the own account. Throws the request error of a refusal. */
export async function newKey(): Promise<Pick<Input<typeof myKeyAdd>, 'uuid' | 'credential'>> {
  const { uuid, challenge, rpId, userId, userName, keys } = await request(myKeyAddStart, {}, { quiet: true })
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: document.title || rpId },
      user: { id: userId, name: userName, displayName: userName },
      pubKeyCredParams: [
        { type: 'public-key', alg: -7 },
        { type: 'public-key', alg: -257 },
      ],
      excludeCredentials: described(keys),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
      attestation: 'none',
      timeout: 60_000,
    },
  }).catch(asKeyRefusal)
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { uuid, credential: { id, clientDataJSON, attestationObject, transports } }
}
