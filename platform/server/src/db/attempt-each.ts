import type { PartFailure, Writer } from './writer.ts'

/** Does the work for each item separately: a failing item is rolled back, the others stay. Gives the failures. */
export async function attemptEach<T>(
  db: Writer,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<PartFailure[]> {
  const failures: PartFailure[] = []
  for (const item of items) {
    const failure = await db.attempt(async () => void (await work(item)))
    if (failure !== null) failures.push(failure)
  }
  return failures
}
