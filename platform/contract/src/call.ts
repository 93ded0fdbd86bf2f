import type { Static, TSchema } from 'typebox'
import type { NamedError } from './errors.ts'
import type { Role } from './people.ts'

export type Method = 'GET' | 'POST'

/**
 * Who may call. `menus`: the person has at least one of these menus. `roles` narrows either.
 * `strongLogin`: needs an SMS or hardware-key session (a super-manager is exempt).
 * `supervised`: a super-manager needs a supervisor's approval of this kind (busiType); a write uses it up.
 * `module`: no route leads to the call; other modules make it in process, on their caller's behalf.
 * `whileLocked`: the call knows the person even while the screen is locked. All others refuse, the public ones see
 * a caller without a session.
 */
export type Access =
  | { readonly who: 'public'; readonly whileLocked?: true }
  | { readonly who: 'module' }
  | {
      readonly who: 'session'
      readonly roles?: readonly Role[]
      readonly supervised?: string
      readonly whileLocked?: true
    }
  | {
      readonly who: 'menus'
      readonly menus: readonly string[]
      readonly roles?: readonly Role[]
      readonly strongLogin?: boolean
      readonly supervised?: string
    }

export interface CallSpec<I extends TSchema, O extends TSchema> {
  /** Names the handler's file and the operation in OpenAPI. */
  readonly name: string
  readonly summary: string
  /** The first is the one the portal uses; others answer too. Everything else is 405. */
  readonly methods: readonly [Method, ...Method[]]
  readonly path: string
  /** Further paths which the documents give the same call. */
  readonly aliases?: readonly string[]
  /** An object schema: the query of a GET, the JSON body of a POST, the query of an upload or its form's fields before the file. */
  readonly input: I
  /** What stands in `data`; the whole body where `answer` is 'bare'. */
  readonly output: O
  readonly errors: readonly NamedError[]
  readonly access: Access
  readonly effect: 'read' | 'write'
  /** 'yes': repeating changes nothing more. 'key': needs an `idempotency-key`. 'no': neither (a login). */
  readonly idempotent: 'yes' | 'key' | 'no'
  /**
   * 'form': the portal sends it form-encoded, its values as a query's; JSON is read too. 'report': the browser itself
   * sends it, as a report of what a page's policy refused, without the headers of our pages.
   */
  readonly body?: 'json' | 'form' | 'upload' | 'report'
  readonly answer?: 'envelope' | 'bare' | 'file'
  /** Bytes of the JSON body where the schema has no bound or admits far more than anybody sends; 1 MB at most. */
  readonly maxBodyBytes?: number
  /** What the call takes of its person's limit: 1 for a read and 5 for a write unless told otherwise. */
  readonly cost?: number
}

/** One call, described once: the value that the server registers and the browser calls. */
export type Call<I extends TSchema = TSchema, O extends TSchema = TSchema> = CallSpec<I, O>
export type Input<C extends Call> = Static<C['input']>
export type Output<C extends Call> = Static<C['output']>

export function defineCall<const I extends TSchema, const O extends TSchema>(
  spec: CallSpec<I, O>,
): Call<I, O> {
  if (!/^[a-z][A-Za-z0-9]*$/.test(spec.name)) throw new Error(`call name ${spec.name}: camelCase, please`)
  for (const path of [spec.path, ...(spec.aliases ?? [])]) {
    if (!path.startsWith('/') || path.endsWith('/')) throw new Error(`call ${spec.name}: path ${path}`)
  }
  return Object.freeze(spec)
}
