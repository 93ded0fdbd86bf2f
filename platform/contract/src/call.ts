import type { Static, TNull, TSchema } from 'typebox'
import type { BothLanguages, NamedError } from './errors.ts'
import { approvalKindOf } from './approval-kind.ts'
import type { Page } from './page.ts'
import type { Role } from './people.ts'
import * as t from './t.ts'

export type Method = 'GET' | 'POST'

/** The supervisor's approval that a super-manager needs for a call. */
export interface Supervision {
  /** Kind of business (busiType). One approval of it carries one act. */
  readonly kind: string
  /** The input field that names the object: an approval requested for one object is not valid for another. */
  readonly object?: string
  /** Needed only where the input has this field. */
  readonly where?: string
}

/** A kind of business that is supervised, with its name. */
export interface SupervisedKind {
  readonly kind: string
  readonly name: BothLanguages
}

/** Requirements of a call on a signed-in person. */
export interface SignedInAccess {
  readonly roles?: readonly Role[]
  /** The approval that a super-manager needs; false: none. Every writing call declares it. */
  readonly supervised?: Supervision | false
  /**
   * Money moves by it: where the institution asks for strong sign-in, the session needs a second factor (an SMS code
   * or a hardware key) proven in the last 15 minutes. `where`: only if the input has this field.
   */
  readonly freshFactor?: true | { readonly where: string }
}
interface Public {
  readonly who: 'public'
  readonly whileLocked?: true
  readonly ofOwnSession?: true
}
interface WithSession extends SignedInAccess {
  readonly who: 'session'
  readonly whileLocked?: true
}
interface WithPages extends SignedInAccess {
  readonly who: 'pages'
  readonly pages: readonly Page[]
}
interface ForModules {
  readonly who: 'module'
  /**
   * The call reads and writes rows of every institution, regardless of the caller: its module
   * selects the rows by the call's input. Without this flag, a call has the scope of its caller.
   */
  readonly everyInstitution?: true
}
interface Decided {
  readonly supervised: Supervision | false
}

/**
 * Permission to make a call.
 * - `pages`: the call serves these pages, and the person may open at least one of them: has its
 *   menu and passes its gates.
 * - `roles` narrows either; a person who was granted a page of the call needs no role for it.
 * - `module`: the call has no route; other modules make it in process, on their caller's behalf.
 * - `whileLocked`: the call knows the person even while the screen is locked. Other calls refuse
 *   then; public ones see a caller without a session.
 * - `ofOwnSession`: the public call acts on the session of the browser. It is refused if the page
 *   shows another person than the session's. Other public calls see a caller without a session in
 *   that case, or the person if they are marked `whileLocked`.
 */
export type Access = Public | ForModules | WithSession | WithPages
/** The same for a writing call, which decides whether a super-manager is supervised. */
export type WriteAccess = Public | ForModules | (WithSession & Decided) | (WithPages & Decided)

/** The approval that a super-manager needs for this call with this input; null where none is needed. */
export function supervisionOf(
  { access }: { readonly access: Access },
  input: unknown,
): { readonly kind: string; readonly object: string } | null {
  if (!('supervised' in access) || access.supervised === undefined || access.supervised === false) return null
  const { kind, object, where } = access.supervised
  if (where !== undefined && !hasField(input, where)) return null
  const value = object !== undefined && hasField(input, object) ? input[object] : undefined
  return { kind, object: typeof value === 'string' || typeof value === 'number' ? String(value) : '' }
}

/** The kind of approval that opens a page of the call to a super-manager; null where none of its pages needs one. */
export const pageSupervisionOf = ({ access }: { readonly access: Access }): string | null =>
  access.who === 'pages' ? (access.pages.map(approvalKindOf).find((kind) => kind !== null) ?? null) : null

/** Whether this call with this input moves money, so that a strong sign-in is asked for. */
export function asksFreshFactor({ access }: { readonly access: Access }, input: unknown): boolean {
  if (!('freshFactor' in access) || access.freshFactor === undefined) return false
  return access.freshFactor === true || hasField(input, access.freshFactor.where)
}

const hasField = (input: unknown, name: string): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && (input as Record<string, unknown>)[name] !== undefined

interface Description<I extends TSchema, O extends TSchema> {
  /** Names the handler's file and the operation in OpenAPI. Left out where the path ends with it. */
  readonly name?: string
  /** The purpose of the call in a few words. The OpenAPI document shows both languages. */
  readonly summary: BothLanguages
  readonly path: string
  /** Further paths which the documents give the same call. */
  readonly aliases?: readonly string[]
  /** An object schema: the query of a GET, the JSON body of a POST, the query of an upload or its form's fields before the file. */
  readonly input: I
  /** The `data` of the answer; the whole body if `answer` is 'bare'. */
  readonly output: O
  /**
   * 'form': the portal sends it form-encoded, with the values encoded like a query; JSON is
   * accepted too. 'report': the browser itself sends it, without the headers of our pages, to
   * report a resource blocked by a page's policy.
   */
  readonly body?: 'json' | 'form' | 'upload' | 'report'
  readonly answer?: 'envelope' | 'bare' | 'file'
  /** Bytes of the JSON body where the schema has no bound or admits far more than anybody sends; 1 MB at most. */
  readonly maxBodyBytes?: number
  /** Units of the person's limit, or the network's if the call is public, that it costs; default 1 for a read and 5 for a write. */
  readonly cost?: number
}
/** The portal uses the first method; the others are accepted too. All further ones get 405. */
type Methods = readonly [Method, ...Method[]]
/** 'yes': repeating changes nothing more. 'key': needs an `idempotency-key`. 'no': neither (a login). */
type Idempotent = 'yes' | 'key' | 'no'

export type CallSpec<I extends TSchema, O extends TSchema> = Description<I, O> & {
  readonly methods: Methods
  readonly errors: readonly NamedError[]
  readonly idempotent: Idempotent
} & (
    | { readonly effect: 'read'; readonly access: Access }
    | { readonly effect: 'write'; readonly access: WriteAccess }
  )

/** One call, described once: the value that the server registers and the browser calls. */
export type Call<I extends TSchema = TSchema, O extends TSchema = TSchema> = CallSpec<I, O> & {
  readonly name: string
}
export type Input<C extends Call> = Static<C['input']>
export type Output<C extends Call> = Static<C['output']>

/*#__NO_SIDE_EFFECTS__*/
export function defineCall<const I extends TSchema, const O extends TSchema>(
  spec: CallSpec<I, O>,
): Call<I, O> {
  const name = spec.name ?? spec.path.slice(spec.path.lastIndexOf('/') + 1)
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`call name ${name}: camelCase, please`)
  for (const path of [spec.path, ...(spec.aliases ?? [])]) {
    if (!path.startsWith('/') || path.endsWith('/')) throw new Error(`call ${name}: path ${path}`)
  }
  return Object.freeze({ ...spec, name })
}

interface ReadDescription<I extends TSchema, O extends TSchema> extends Omit<Description<I, O>, 'input'> {
  /** Left out where the call has no parameters. */
  readonly input?: I
  readonly methods?: Methods
  readonly errors?: readonly NamedError[]
  readonly access: Access
  readonly idempotent?: 'no'
}
/** A call that changes nothing, by GET unless it declares other methods. It may be repeated unless it is declared otherwise. */
/*#__NO_SIDE_EFFECTS__*/
export const defineRead = <const I extends TSchema = typeof t.nothing, const O extends TSchema = TSchema>(
  spec: ReadDescription<I, O>,
) =>
  defineCall<I, O>({
    methods: ['GET'],
    // Without an input, I is the schema of no parameters.
    input: t.nothing as TSchema as I,
    errors: [],
    idempotent: 'yes',
    ...spec,
    effect: 'read',
  })

interface WriteDescription<I extends TSchema, O extends TSchema> extends Omit<
  Description<I, O>,
  'input' | 'output'
> {
  /** Left out where the call has no parameters. */
  readonly input?: I
  /** Left out where the call answers null. */
  readonly output?: O
  readonly methods?: Methods
  readonly errors?: readonly NamedError[]
  readonly access: WriteAccess
  readonly idempotent: Idempotent
}
/** A call that changes something, by POST unless it declares other methods. */
/*#__NO_SIDE_EFFECTS__*/
export const defineWrite = <const I extends TSchema = typeof t.nothing, const O extends TSchema = TNull>(
  spec: WriteDescription<I, O>,
) =>
  defineCall<I, O>({
    methods: ['POST'],
    // Without an input, I is the schema of no parameters; without an output, O is the schema of
    // null.
    input: t.nothing as TSchema as I,
    output: t.Null() as TSchema as O,
    errors: [],
    ...spec,
    effect: 'write',
  })
