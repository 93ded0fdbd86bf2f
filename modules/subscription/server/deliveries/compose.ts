import { Refusal } from '@iisp/contract'
import { type SubscriptionKind, subscriptionKinds } from '@iisp/contract/subscription'
import type { PersonActor, WorkerTools } from '@iisp/server'
import { digestBody, digestTitle } from '../../rules/digest-text.ts'
import { maySubscribe } from '../catalogue/own-kinds.ts'
import type { SubscriptionRow } from '../tables.ts'

interface Text {
  readonly title: string
  readonly body: string
  /** The body of a message, which a toast shows too. */
  readonly brief: string
}
/** The number of lines that fit into a toast. */
const briefLines = 5

export interface Composed {
  readonly total: number
  readonly zh: Text
  readonly en: Text
  readonly menuId: string
  readonly query: string
}

/** The content of a delivery, read as the person; null if they may no longer see it. */
export async function compose(
  tools: WorkerTools,
  actor: PersonActor,
  row: SubscriptionRow,
  until: Date,
): Promise<Composed | null> {
  const kind = tools.registry.itemsOf(subscriptionKinds).find(({ id }) => id === row.kind)
  if (!kind?.sends || !maySubscribe(actor, kind)) return null
  const period = { since: new Date(row.covered_until).toISOString(), until: until.toISOString() }
  const { digest } = kind.sends
  try {
    const [zh, en] = await Promise.all([
      tools.readAs(actor, 'zh').call(digest, period),
      tools.readAs(actor, 'en').call(digest, period),
    ])
    const { total, menuId, query } = zh
    return { total, menuId, query, zh: textOf(kind, zh, 'zh'), en: textOf(kind, en, 'en') }
  } catch (thrown) {
    // another refusal is a fault: it is tried again, so that nothing is left out
    if (thrown instanceof Refusal && thrown.error.status === 403) return null
    throw thrown
  }
}

function textOf(
  kind: SubscriptionKind,
  digest: { readonly total: number; readonly lines: readonly string[] },
  language: 'zh' | 'en',
): Text {
  const told = { ...digest, name: kind.name[language] }
  return {
    title: digestTitle(told, language),
    body: digestBody(told, language),
    brief: digestBody({ ...told, lines: told.lines.slice(0, briefLines) }, language),
  }
}
