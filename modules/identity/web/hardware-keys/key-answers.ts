import { locale } from '@iisp/web/i18n/index'
import { RequestError } from '@iisp/web/request/request-error'
import type { PublicKeyCredentialDescriptorJSON } from '@simplewebauthn/browser'
import { hardwareKeyErrors } from '../../contract/hardware-key-errors.ts'
import type { KnownKey } from '../../contract/hardware-keys.ts'

/** Keys as the browser takes them. */
export const described = (keys: readonly KnownKey[]): PublicKeyCredentialDescriptorJSON[] =>
  keys.map(({ id, transports }) => ({ id, type: 'public-key', transports }))

/** Throws the browser's refusal, or the person's, in the form of a refusal by the server. */
export function asKeyRefusal(thrown: unknown): never {
  const isTaken = thrown instanceof Error && thrown.name === 'InvalidStateError'
  const error = isTaken ? hardwareKeyErrors.keyTaken : hardwareKeyErrors.keyRefused
  throw new RequestError({ kind: 'aborted', status: 0, msg: error[locale()], code: error.code })
}
