/** SQLSTATEs and socket errors that mean that the database is at fault, not the statement. */
const outageStates = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  '08001',
  '08004',
  '25006',
])
const socketErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENOTFOUND',
])

const has = (set: Set<string>, error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && set.has(String(error.code))

/** Whether a retry may succeed. Such failures are answered with 503 and Retry-After, and the process continues. */
export const isOutage = (error: unknown): boolean =>
  has(outageStates, error) ||
  has(socketErrors, error) ||
  (error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable/.test(
      error.message,
    ))

/** The statement took too long (57014) or waited too long for a lock (55P03). */
export const isOverloaded = (error: unknown): boolean => has(new Set(['57014', '55P03']), error)

/** Two transactions collided; the failed one can simply run again. */
export const isRetryable = (error: unknown): boolean => has(new Set(['40001', '40P01']), error)

export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  has(new Set(['23505']), error) &&
  (constraint === undefined || (error as { constraint?: string }).constraint === constraint)
