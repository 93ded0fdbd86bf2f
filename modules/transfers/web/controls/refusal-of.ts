import { isRequestError } from '@iisp/web'

/** Runs the work of a confirmation dialog and returns the refusal's text, or nothing on success. */
export async function refusalOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!isRequestError(error)) throw error
    return error.msg
  }
}
