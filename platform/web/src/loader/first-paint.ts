import { afterPaint } from './after-paint.ts'

/** After this calls and scripts are sent even if nothing has been painted, in milliseconds. */
const longestMs = 1_000

let held: Promise<void> | null = null
let release: () => void = () => {}

/**
 * Delays requests for calls and scripts: sending them takes longer than painting the content that
 * is ready.
 */
export function holdUntilPainted(): void {
  held = new Promise<void>((done) => {
    release = done
    setTimeout(done, longestMs)
  }).then(() => void (held = null))
}

/** Sends the delayed requests once the current rendering has been painted. */
export const releaseAfterPaint = (): void => void afterPaint(() => release())

/** Resolves when calls and scripts may be sent; null: at once. */
export const firstPaint = (): Promise<void> | null => held
