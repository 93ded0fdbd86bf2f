import type { Access, Language, TSchema } from '@iisp/contract'
import type { ReadContext } from './handler.ts'

export interface ExportColumn<R> {
  /** An amount becomes a figure where a spreadsheet holds it exactly. */
  readonly kind: 'text' | 'amount'
  value(row: R, language: Language): string
}
/** A table that can be exported: which columns it has and how its rows are read, batch after batch. */
export interface ExportSource<R = unknown, F = never> {
  /** 'module.table' */
  readonly name: string
  /** As of the call that lists the same rows. */
  readonly access: Access
  readonly filters: TSchema
  readonly columns: Readonly<Record<string, ExportColumn<R>>>
  /** How many rows the filters find, exact up to the cap and one above it. */
  count(ctx: ReadContext, filters: F, cap: number): Promise<number>
  /** Reads as the person, by keyset: no transaction stays open between two batches. */
  batches(ctx: ReadContext, filters: F): AsyncIterable<readonly R[]>
}

/** Lets sources of different rows stand in one list. */
export const exportSource = <R, F>(source: ExportSource<R, F>): ExportSource => source
