/**
 * A human drag of the puzzle piece from the left edge to `to` px in 1.4 s: slow at the beginning and the end, and not
 * quite steady. Samples of [ms, px to the right, px down].
 */
export function handTrace(to: number): number[][] {
  const steps = 40
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = step / steps
    const unsteady = step === 0 || step === steps ? 0 : (step * 7) % 5
    return [Math.round(1400 * part) + unsteady, Math.round(to * part * part * (3 - 2 * part)), step % 3]
  })
}
