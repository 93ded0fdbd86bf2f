import { StartupError } from '@iisp/server/config/startup-error'
import type { Config } from '@iisp/server/config/keys'
import { type VerificationParts, httpProvider } from '@iisp/verification/server'
import { verifiedCallback } from '@iisp/verification/contract'

export type VerificationSettings = Partial<
  Pick<
    Config,
    'verifyUrl' | 'verifySecret' | 'verifyValidSeconds' | 'verifyKeepDays' | 'publicOrigin' | 'historyMode'
  >
>

/** How this installation verifies persons: by a reviewing operator, or by the service that VERIFY_URL names. */
export function verificationParts(settings: VerificationSettings, pepper: Uint8Array): VerificationParts {
  return {
    pepper,
    validSeconds: settings.verifyValidSeconds ?? 300,
    keepDays: settings.verifyKeepDays ?? 30,
    qrBase: (settings.publicOrigin ?? '') + (settings.historyMode === 'hash' ? '/#' : ''),
    provider: providerOf(settings),
  }
}

/** Refuses a partly configured service: people would wait for an answer that never comes. */
function providerOf({ verifyUrl, verifySecret, publicOrigin }: VerificationSettings) {
  if (!verifyUrl && !verifySecret) return null
  const missing = [
    ...(verifyUrl ? [] : ['VERIFY_URL']),
    ...(verifySecret ? [] : ['VERIFY_SECRET']),
    ...(publicOrigin ? [] : ['PUBLIC_ORIGIN']),
  ]
  if (missing.length > 0) {
    throw new StartupError(
      `核验服务的配置不完整，还须设置 ${missing.join('、')}。`,
      `The verification service is configured by half: ${missing.join(', ')} must be set as well.`,
    )
  }
  return httpProvider(verifyUrl ?? '', verifySecret ?? '', `${publicOrigin}${verifiedCallback.path}`)
}
