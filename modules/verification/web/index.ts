import type { OpenPage } from '@iisp/web/ports'

/** The page that the scanned code opens on a phone, without a session. */
export const verifyPage: OpenPage = {
  path: '/verify',
  app: 'verification',
  load: () => import('./phone/VerifyPage.tsx'),
}
