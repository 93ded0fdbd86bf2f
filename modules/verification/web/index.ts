import type { OpenPage, WebManifest } from '@iisp/web/ports'

export const verificationManifest: WebManifest = {
  name: 'verification',
  prefixes: ['/operations/verification'],
  load: () => import('./entry.ts'),
}

/** The page that the scanned code opens on a phone, without a session. */
export const verifyPage: OpenPage = {
  path: '/verify',
  app: verificationManifest.name,
  load: () => import('./phone/VerifyPage.tsx'),
}
