/** Limits how many jobs run at the same time; the others wait and start in the order in which they came. */
export function atMost(hands: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let working = 0
  return async (work) => {
    if (working < hands) working++
    else await new Promise<void>((mine) => waiting.push(mine))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) working--
      else next()
    }
  }
}
