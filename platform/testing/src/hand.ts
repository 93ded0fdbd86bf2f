import type pg from 'pg'

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

/**
 * The solution of a puzzle, whose gap is only in the database. The tests' clock is stopped while a
 * hand moves the piece, so the puzzle is dated back by `seconds`.
 * @param owner a connection as the database's owner
 */
export async function solutionOf(owner: pg.ClientBase | pg.Pool, uuid: string, seconds = 2) {
  const { rows } = await owner.query<{ gap: number }>(
    `UPDATE identity.slider SET expires_at = expires_at - $2 * interval '1 second' WHERE uuid = $1 RETURNING gap`,
    [uuid, seconds],
  )
  if (rows[0] === undefined) throw new Error(`no puzzle ${uuid}`)
  const moveLength = rows[0].gap
  return { uuid, moveLength, trace: handTrace(moveLength), moved: 'pointer' as const }
}
