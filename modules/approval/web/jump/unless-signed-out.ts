import { onSessionExpired } from '@iisp/web/request/session-gate'

/**
 * Returns the result of the request, or null as soon as the session turns out to be missing: the
 * request itself would wait for a sign-in.
 */
export async function unlessSignedOut<T>(asked: Promise<T>): Promise<T | null> {
  let stop = () => {}
  const signedOut = new Promise<null>((resolve) => {
    stop = onSessionExpired(() => resolve(null))
  })
  try {
    return await Promise.race([asked, signedOut])
  } finally {
    stop()
  }
}
