import { type SubscriptionKind, subscriptionKinds } from '@iisp/contract/subscription'
import type { PersonActor, ReadContext } from '@iisp/server'

type Reads = Pick<ReadContext, 'actor' | 'registry'>

/** Whether the person may open one of the pages of the kind. */
export const maySubscribe = (actor: PersonActor, kind: SubscriptionKind): boolean =>
  kind.pages.length === 0 || kind.pages.some(({ id }) => actor.menus.has(id))

/** The subscriptions available to the caller. */
export const ownKinds = ({ actor, registry }: Reads): SubscriptionKind[] =>
  registry.itemsOf(subscriptionKinds).filter((kind) => maySubscribe(actor, kind))
