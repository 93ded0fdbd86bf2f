import {
  type Access,
  type BothLanguages,
  type Language,
  type Slot,
  type TSchema,
  defineSlot,
} from '@iisp/contract'
import type { ReadContext } from './handler.ts'

export interface ExportColumn<R> {
  /** The heading, which is that of the table on the page. */
  readonly title: BothLanguages
  /**
   * Conversion of the text in a spreadsheet: amounts become numbers if a number holds them exactly;
   * YYYY-MM-DD and YYYY-MM-DD HH:mm:ss become a day and a moment.
   */
  readonly kind: 'text' | 'amount' | 'date' | 'dateTime'
  value(row: R, language: Language): string
}
/** A sum below the rows of a spreadsheet. */
export interface ExportSum<R> {
  /** The key of a column of amounts. */
  readonly column: string
  readonly title: BothLanguages
  /** Whether the row is part of the sum. */
  of(row: R): boolean
}
/** A table that can be exported: which columns it has and how its rows are read in batches. */
export interface ExportSource<R = unknown, F = never> {
  /** 'module.table' */
  readonly name: string
  /** The access of the call that lists the same rows. */
  readonly access: Access
  readonly filters: TSchema
  readonly columns: Readonly<Record<string, ExportColumn<R>>>
  readonly sums?: readonly ExportSum<R>[]
  /** Number of rows that the filters match: exact up to the cap, cap + 1 if there are more. */
  count(ctx: ReadContext, filters: F, cap: number): Promise<number>
  /** Reads as the person, by keyset, so that no transaction stays open between two batches. */
  batches(ctx: ReadContext, filters: F): AsyncIterable<readonly R[]>
}

/** Allows sources of different row types in one list. */
export const exportSource = <R, F>(source: ExportSource<R, F>): ExportSource => source

/** Contributions of modules through their field `exportSources`. */
export const exportSources: Slot<ExportSource> = defineSlot<ExportSource>('export-sources')
