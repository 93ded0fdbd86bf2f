import type { Generated, GeneratedAlways, Insertable, Selectable, Updateable } from 'kysely'
import { expectTypeOf, test } from 'vitest'
import type { Refined } from './refined.ts'

interface GeneratedTables {
  'notes.note': {
    id: Generated<string>
    state: Generated<string>
    kind: string
    before: string | null
    about: object
  }
  'notes.seen': { id: GeneratedAlways<string | null>; note: GeneratedAlways<string | null> }
}
type State = 'open' | 'closed'
type Tables = Refined<
  GeneratedTables,
  { 'notes.note': { state: State; kind: 'a' | 'b'; before: State }; 'notes.seen': { id: string } }
>
type Note = Tables['notes.note']

test('a refined column may still be null, or be left out, where the database says so', () => {
  expectTypeOf<Selectable<Note>>().toEqualTypeOf<{
    id: string
    state: State
    kind: 'a' | 'b'
    before: State | null
    about: object
  }>()
  expectTypeOf<{ kind: 'a'; about: object }>().toExtend<Insertable<Note>>()
  expectTypeOf<{ about: object }>().not.toExtend<Insertable<Note>>()
  expectTypeOf<{ state: 'other' }>().not.toExtend<Updateable<Note>>()
  expectTypeOf<{ state: null }>().not.toExtend<Updateable<Note>>()
})

test('a column of a view has the type that is given, and is never written', () => {
  expectTypeOf<Selectable<Tables['notes.seen']>>().toEqualTypeOf<{ id: string; note: string | null }>()
  expectTypeOf<keyof Insertable<Tables['notes.seen']>>().toEqualTypeOf<never>()
})

test('tables and columns that there are not do not compile', () => {
  // @ts-expect-error no such column
  type Renamed = Refined<GeneratedTables, { 'notes.note': { status: State } }>
  // @ts-expect-error no such table
  type Removed = Refined<GeneratedTables, { 'notes.letter': { id: string } }>
  expectTypeOf<[Renamed, Removed]>().toBeArray()
})
