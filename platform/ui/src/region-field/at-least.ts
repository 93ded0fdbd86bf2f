/** The answer, not before `ms` have passed; a failure comes at once. */
export async function atLeast<T>(ms: number, answer: Promise<T>): Promise<T> {
  const [value] = await Promise.all([answer, new Promise((passed) => setTimeout(passed, ms))])
  return value
}
