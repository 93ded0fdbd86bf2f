/** Delays the answer until `ms` have passed. A failure is not delayed. */
export async function atLeast<T>(ms: number, answer: Promise<T>): Promise<T> {
  const [value] = await Promise.all([answer, new Promise((passed) => setTimeout(passed, ms))])
  return value
}
