import type { ColumnType, InsertType } from 'kysely'

/**
 * Generated tables with the types of columns that the database does not know: states of a flow, words of the contract, shapes of
 * JSON. A column keeps whether it may be null and whether an insert may leave it out. Columns that are never written, as
 * those of views, have exactly the type given here: PostgreSQL does not know which of them are never null. A ColumnType is
 * taken as it is.
 */
export type Refined<Tables, Columns extends Known<Tables, Columns>> = {
  [Table in keyof Tables]: Table extends keyof Columns
    ? RefinedRow<Tables[Table], Columns[Table]>
    : Tables[Table]
}

/** Refuses tables and columns that there are not. */
type Known<Tables, Columns> = {
  [Table in keyof Columns]: Table extends keyof Tables
    ? { [Name in keyof Columns[Table]]: Name extends keyof Tables[Table] ? unknown : never }
    : never
}

type RefinedRow<Row, Columns> = {
  [Name in keyof Row]: Name extends keyof Columns ? RefinedColumn<Row[Name], Columns[Name]> : Row[Name]
}

type RefinedColumn<Column, Value> = [Value] extends [ColumnType<unknown, unknown, unknown>]
  ? Value
  : [InsertType<Column>] extends [never]
    ? ColumnType<Value, never, never>
    : Column extends ColumnType<infer Select, infer Insert, infer Update>
      ? ColumnType<
          Value | Extract<Select, null>,
          Value | Extract<Insert, null | undefined>,
          Value | Extract<Update, null>
        >
      : Value | Extract<Column, null>
