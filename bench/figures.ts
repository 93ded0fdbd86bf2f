/** Median, minimum and maximum of several rounds. */
export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const median =
    sorted.length % 2 === 1 ? sorted[middle] : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
  return { median: median ?? 0, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 }
}

/** One line of the report: a figure, its goal and whether it is met. */
export interface Line {
  readonly what: string
  readonly spread: Spread
  readonly unit: string
  readonly goal?: { readonly atLeast: number } | { readonly atMost: number }
}

const short = (value: number) =>
  value >= 1000
    ? Math.round(value).toLocaleString('en')
    : value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)

function verdict({ spread, goal }: Line): string {
  if (goal === undefined) return ''
  const reached = 'atLeast' in goal ? spread.median >= goal.atLeast : spread.median <= goal.atMost
  const named = 'atLeast' in goal ? `≥ ${short(goal.atLeast)}` : `≤ ${short(goal.atMost)}`
  return `${named} ${reached ? '✓' : '✗'}`
}

/** Prints a title and its figures as a table in Markdown. */
export function print(title: string, lines: readonly Line[]): void {
  console.log(`\n${title}\n\n| figure | median | min | max | goal |\n| --- | ---: | ---: | ---: | --- |`)
  for (const line of lines) {
    const { median, min, max } = line.spread
    const unit = line.unit === '' ? '' : ` ${line.unit}`
    console.log(
      `| ${line.what} | ${short(median)}${unit} | ${short(min)} | ${short(max)} | ${verdict(line)} |`,
    )
  }
}
