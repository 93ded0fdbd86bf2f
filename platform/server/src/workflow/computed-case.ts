import { createHash } from 'node:crypto'
import { type NamedError, refuse } from '@iisp/contract'
import type { PersonActor } from '../calls/actor.ts'
import type { WriteContext } from '../calls/handler.ts'
import type { Writer } from '../db/writer.ts'
import type { CaseTable, CaseTypes, Changes } from './case-table.ts'
import type { Changed } from './change-case.ts'
import { caseToDecide, loadCase } from './decide-case.ts'
import { moveCase, targetOf } from './move-case.ts'

type Context = WriteContext<PersonActor>

/** A result that was computed, with the values that its digest covers: input and figures, in a fixed order. */
export interface Computed<Output> {
  readonly output: Output
  readonly digested: readonly unknown[]
}
interface ComputedTypes extends CaseTypes {
  readonly row: CaseTypes['row'] & { readonly digest: string | null }
}

/**
 * A case whose results one person computes and another confirms. They are stored as computed, computed again under a lock when
 * they are confirmed, and written only if both computations have the same digest: exactly the figures that a person has checked.
 */
export interface ComputedCase<G extends ComputedTypes, Loaded, Output> {
  readonly cases: CaseTable<G>
  readonly side: G['mover']
  /** Waits for all other writes of the data that the results depend on. */
  readonly lock: (db: Writer, row: G['row']) => Promise<void>
  readonly load: (ctx: Context, row: G['row']) => Promise<Loaded>
  /** Refuses results that must not be. Reads and writes nothing. */
  readonly compute: (loaded: Loaded, row: G['row'], language: Context['language']) => Computed<Output>
  /** Columns of the case that record what it was computed from. Its digest is recorded besides. */
  readonly record: (loaded: Loaded, output: Output, row: G['row'], ctx: Context) => Changes<G['columns']>
  /** Stores the results in place of those of an earlier computation. */
  readonly store: (ctx: Context, row: G['row'], loaded: Loaded, output: Output) => Promise<void>
  /** Tells the person who confirms that the results are out of date. */
  readonly changed: NamedError
}

interface Seen {
  readonly id: string
  readonly version: number
}

/**
 * Computes a case by its move `compute` and stores the results.
 * @param decided columns that the caller decides on and that the computation reads
 */
export async function computeCase<G extends ComputedTypes, Loaded, Output>(
  ctx: Context,
  { cases, side, load, compute, record, store }: ComputedCase<G, Loaded, Output>,
  seen: Seen,
  decided: Partial<G['row']> = {},
): Promise<Changed<G['state']> & { readonly id: string; readonly digest: string }> {
  const row = { ...(await loadCase(ctx, cases, seen)), ...decided }
  targetOf(ctx, cases, row, 'compute', { who: side })
  const loaded = await load(ctx, row)
  const { output, digested } = compute(loaded, row, ctx.language)
  const digest = digestOf(digested)
  const computed = { ...row, digest }
  const moved = await moveCase(ctx, cases, computed, 'compute', {
    who: side,
    changes: { ...record(loaded, output, row, ctx), digest } as Changes<G['columns']>,
  })
  await store(ctx, row, loaded, output)
  return { ...moved, id: row.id, digest }
}

/**
 * Confirms a computed case by its move `confirm`: computes it again under the lock and refuses if anything has changed. The caller
 * then writes the results. Of two persons who confirm at the same time, the compare-and-set of the case refuses the second.
 * @param changes further columns of the case, read under the lock
 */
export async function confirmComputed<G extends ComputedTypes, Loaded, Output>(
  ctx: Context,
  { cases, side, lock, load, compute, changed }: ComputedCase<G, Loaded, Output>,
  seen: Seen,
  changes: (row: G['row'], loaded: Loaded) => Changes<G['columns']> | Promise<Changes<G['columns']>>,
) {
  const decision = { ...seen, action: 'confirm' }
  const { row } = await caseToDecide(ctx, cases, decision, { sides: [side] })
  await lock(ctx.db, row)
  const loaded = await load(ctx, row)
  const { output, digested } = compute(loaded, row, ctx.language)
  if (digestOf(digested) !== row.digest) refuse(changed)
  const { to, version } = await moveCase(ctx, cases, row, 'confirm', {
    who: side,
    changes: await changes(row, loaded),
  })
  return { row, loaded, output, confirmed: { id: row.id, state: to, version } }
}

/** SHA-256 of values in their order, whole numbers as decimal digits. */
function digestOf(values: readonly unknown[]): string {
  const hash = createHash('sha256')
  for (const value of values) hash.update(JSON.stringify(value, figures)).update('\n')
  return hash.digest('hex')
}
const figures = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)
