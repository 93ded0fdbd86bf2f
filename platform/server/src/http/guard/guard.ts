import {
  type Access,
  type Call,
  type NamedError,
  type Page,
  Refusal,
  approvalKindOf,
  asksFreshFactor,
  clientKeyPattern,
  closedGate,
  gateErrors,
  pageErrors,
  platformErrors,
  supervisionOf,
} from '@iisp/contract'
import { type Actor, type PersonActor, nobody } from '../../calls/actor.ts'
import { principalOf } from '../../calls/principal.ts'
import type { SessionRecord } from '../../session/session-port.ts'

/**
 * The caller of this session. While the screen is locked, only calls marked `whileLocked` see the
 * person. `shown` is the principal that the page shows, null if the request names none. If it
 * differs from the session's, the request is refused, so that nothing is read or written in the
 * wrong name.
 */
export function callerOf(
  { access }: Pick<Call, 'access'>,
  record: SessionRecord | null,
  shown: string | null = null,
): Actor {
  if (record === null) return nobody
  const isOther = shown !== null && shown !== principalOf(record.actor)
  if (isOther && (access.who !== 'public' || access.ofOwnSession))
    throw new Refusal(platformErrors.otherPerson)
  const isHidden = isOther || record.locked === true
  if (!isHidden || ('whileLocked' in access && access.whileLocked)) return record.actor
  if (access.who === 'public') return nobody
  throw new Refusal(platformErrors.sessionLocked)
}

/**
 * Refuses an actor whom `access` does not admit; the only place that checks it. A call may name its own error for
 * callers who are not signed in.
 */
export function authorise(call: Pick<Call, 'access' | 'errors'>, actor: Actor): void {
  const access: Access = call.access
  if (access.who === 'public' || access.who === 'module' || actor.kind === 'system') return
  if (actor.kind === 'nobody') {
    throw new Refusal(call.errors.find(({ status }) => status === 401) ?? platformErrors.notSignedIn)
  }
  if (!hasRole(access, actor)) throw new Refusal(platformErrors.noPermission)
  if (access.who === 'pages') needPage(actor, ...access.pages)
}

/** Whether the person has a role that the call asks for, or was granted a page of the call that such a role gives. */
function hasRole(
  access: Exclude<Access, { who: 'public' | 'module' }>,
  { roles: own, granted }: PersonActor,
): boolean {
  const { roles } = access
  if (roles === undefined || roles.some((role) => own.includes(role))) return true
  if (access.who !== 'pages') return false
  return access.pages.some((page) => granted.has(page.id) && page.roles.some((role) => roles.includes(role)))
}

/** Why the person may not open the page, as far as the session shows; null if they may. */
function pageFault(actor: PersonActor, page: Page): NamedError | null {
  if (!actor.menus.has(page.id)) return platformErrors.noPermission
  if (page.effect === 'comingSoon') return pageErrors.comingSoon
  const closed = closedGate(page.gates, actor)
  return closed && gateErrors[closed]
}

/** Whether the person may open one of these pages. Does not check supervisors' approvals. */
export const mayOpen = (actor: PersonActor, ...pages: readonly Page[]): boolean =>
  pages.some((page) => pageFault(actor, page) === null)

/** Refuses people who may open none of these pages, preferably with the reason of a page that they have. */
export function needPage(actor: PersonActor, ...pages: readonly Page[]): void {
  if (mayOpen(actor, ...pages)) return
  const faults = pages.map((page) => pageFault(actor, page))
  const own = faults.find((fault) => fault !== platformErrors.noPermission)
  throw new Refusal(own ?? platformErrors.noPermission)
}

/**
 * The kinds of approval of which a super-manager needs one for the pages of the call; empty where one of the pages needs
 * none. A call that is itself supervised for this input asks for its own approval instead.
 */
export function pageApprovals(call: Pick<Call, 'access'>, input: unknown, actor: Actor): readonly string[] {
  const { access } = call
  if (access.who !== 'pages' || actor.kind !== 'person' || !actor.superManager) return []
  if (supervisionOf(call, input) !== null) return []
  const kinds = access.pages.filter((page) => mayOpen(actor, page)).map(approvalKindOf)
  return kinds.includes(null) ? [] : kinds.filter((kind) => kind !== null)
}

/** Refuses reports from pages of other sites. Browsers send them without our headers, so only the site can be checked. */
export function refuseForeignReport(headers: RequestHeaders): void {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') throw new Refusal(platformErrors.foreignRequest)
}

/** Minutes for which a proven second factor counts as fresh (decision 10 of the security rules). */
const factorMinutes = 15
const clockToleranceMs = 5000

/** Refuses a call that moves money where the institution requires a strong sign-in and the second factor is not fresh. */
export function needFreshFactor(
  call: Pick<Call, 'access'>,
  input: unknown,
  { actor, now }: { readonly actor: Actor; readonly now: () => Date },
): void {
  if (actor.kind !== 'person' || !actor.strongSignIn || !asksFreshFactor(call, input)) return
  const age = actor.factorAt === null ? Infinity : now().getTime() - actor.factorAt.getTime()
  // A time in the future means that the clock was set back since.
  if (age >= factorMinutes * 60_000 || age < -clockToleranceMs) throw new Refusal(platformErrors.factorNeeded)
}

interface RequestHeaders {
  readonly [name: string]: string | string[] | undefined
}

/**
 * Refuses writes that come from another site's page. Ours carry x-trace-id, which a foreign form cannot send, and, from
 * a browser, our own origin.
 */
export function refuseForeign(headers: RequestHeaders, ownOrigins: ReadonlySet<string>): void {
  const site = headers['sec-fetch-site']
  const origin = headers.origin
  const trace = headers['x-trace-id']
  const foreign =
    (site !== undefined && site !== 'same-origin') ||
    (typeof origin === 'string' && !ownOrigins.has(origin)) ||
    typeof trace !== 'string' ||
    !clientKeyPattern.test(trace)
  if (foreign) throw new Refusal(platformErrors.foreignRequest)
}
