import { type Access, defineRead } from './call.ts'
import { type BothLanguages, platformErrors, refuse } from './errors.ts'
import type { Page } from './page.ts'
import { type Slot, defineSlot } from './slot.ts'
import * as t from './t.ts'

/** instant: as soon as there is something; daily, weekly: at a time that the person chooses. */
export const subscriptionFrequencies = ['instant', 'daily', 'weekly'] as const
export type SubscriptionFrequency = (typeof subscriptionFrequencies)[number]

/** Maximum number of lines of one digest; the page that it opens shows all entries. */
export const digestLines = 20
/** A digest counts no further. */
export const digestCap = 1000

const instant = t.String({
  pattern: '^20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
  maxLength: 24,
})

interface DigestDescription {
  readonly name?: string
  readonly summary: BothLanguages
  readonly path: string
  readonly access: Access
}
/**
 * A read that lists, in the caller's language, the events that concern them from `since`
 * (inclusive) to `until` (exclusive). Subscriptions call it as the person at the time of sending,
 * so it returns only data that the person may see then.
 */
export const defineDigest = (digest: DigestDescription) =>
  defineRead({
    ...digest,
    input: t.strict({ since: instant, until: instant }),
    output: t.Object({
      /** Nothing is sent where it is 0. */
      total: t.Integer({ minimum: 0, maximum: digestCap }),
      lines: t.Array(t.String({ maxLength: 400 }), { maxItems: digestLines }),
      /** Target: a menu and the query for its page; '' for none. */
      menuId: t.String(),
      query: t.String(),
    }),
    errors: [platformErrors.badInput],
  })
export type DigestCall = ReturnType<typeof defineDigest>

/** The period that a digest is asked for. Refuses times that do not exist. */
export function digestPeriod(input: { readonly since: string; readonly until: string }) {
  const since = new Date(input.since)
  const until = new Date(input.until)
  if (Number.isNaN(since.getTime())) refuse(platformErrors.badInput, { field: 'since' })
  if (Number.isNaN(until.getTime())) refuse(platformErrors.badInput, { field: 'until' })
  return { since, until }
}

/** A mail that people can subscribe to. */
export interface SubscriptionKind {
  /** 'module.subscription-name'. */
  readonly id: string
  readonly name: BothLanguages
  readonly description: BothLanguages
  /** People who have one of these pages may subscribe. Empty: everybody. */
  readonly pages: readonly Page[]
  readonly sends: {
    readonly digest: DigestCall
    readonly frequencies: readonly SubscriptionFrequency[]
  } | null
  /** The page on which the subscription is configured, if it has settings elsewhere. */
  readonly setAt?: Page
}

/** The mails that the modules can send regularly. */
export const subscriptionKinds: Slot<SubscriptionKind> = defineSlot<SubscriptionKind>('subscription-kinds')
