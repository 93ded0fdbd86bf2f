import type { RequestError } from './request-error.ts'

interface Answer {
  readonly error: RequestError | null
  readonly refetch: () => Promise<unknown>
}

/** The failure of a read as lists, drawers and `Loaded` show it, with the way to try again; null if there is none. */
export const failureOf = ({ error, refetch }: Answer) =>
  error && { message: error.msg, onRetry: () => void refetch() }
