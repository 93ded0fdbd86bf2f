import { type RequestError, isRequestError } from '@iisp/web/request/request-error'

/** Runs an action. A refusal goes to the form, which shows it itself; any other error is thrown on. */
export async function attempt(
  action: () => Promise<void>,
  onRefused: (refusal: RequestError) => void,
): Promise<void> {
  try {
    await action()
  } catch (thrown) {
    if (!isRequestError(thrown)) throw thrown
    thrown.shown = true
    onRefused(thrown)
  }
}
