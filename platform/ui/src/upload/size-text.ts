const kilo = 1024
const units = ['B', 'KB', 'MB', 'GB'] as const

/** 1536 → "1.5 KB". */
export function sizeText(bytes: number): string {
  const step = bytes < kilo ? 0 : bytes < kilo ** 2 ? 1 : bytes < kilo ** 3 ? 2 : 3
  const figure = bytes / kilo ** step
  return `${step === 0 ? figure : figure.toFixed(figure < 10 ? 1 : 0)} ${units[step]}`
}
