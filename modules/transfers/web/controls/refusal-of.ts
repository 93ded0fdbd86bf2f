import { isRequestError } from '@iisp/web'

/** For a question's dialog: the text of a refusal, or nothing where the work was done. */
export async function refusalOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (!isRequestError(error)) throw error
    return error.msg
  }
}
