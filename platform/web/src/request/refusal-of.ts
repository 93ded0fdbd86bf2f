import { isRequestError } from './request-error.ts'

/** Runs `work` and returns the text of a refusal, or undefined once it is done. Faults of the program are thrown on. */
export async function refusalOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!isRequestError(error)) throw error
    return error.msg
  }
}
