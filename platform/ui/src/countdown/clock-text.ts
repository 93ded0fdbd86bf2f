const two = (n: number) => String(n).padStart(2, '0')

/** Seconds as hh:mm:ss. */
export const clockText = (seconds: number): string =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
