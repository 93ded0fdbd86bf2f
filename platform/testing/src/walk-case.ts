import type { Answer, TestClient } from './test-client.ts'
import { type WalkedCase, type Walker, personOf, refusalOf, settable, standsOf } from './walked-case.ts'

interface Walk<A extends string> extends WalkedCase<A> {
  readonly people: readonly (Walker & { readonly client: TestClient })[]
  readonly decide: (by: TestClient, action: A, seen: { id: string; version: number }) => Promise<Answer>
  /** The actions that a page shows to this person; absent where the module lists none. */
  readonly shown?: (by: TestClient) => Promise<readonly string[]>
  /** Codes of the module's own refusals, each with the refusal of the flow in whose place it is given. */
  readonly refusals?: Readonly<Record<string, string>>
}

/**
 * Takes one case through every state, with every person as the one who did each act, and compares with the flow: the actions that
 * each person is shown, and how each decision is answered. A decision that the flow allows may fail for other reasons.
 * @returns the differences; none if list, decisions and flow agree
 */
export async function walkCase<A extends string>(walk: Walk<A>): Promise<string[]> {
  const { iisp, flow, id, shown, decide } = walk
  const people = await Promise.all(
    walk.people.map(async (one) => ({ ...one, id: await personOf(iisp, one.account) })),
  )
  const set = await settable(walk)
  const stands = standsOf(
    walk,
    people.map((one) => one.id),
  )
  const found: string[] = []
  /* oxlint-disable no-await-in-loop -- one after the other: all of them change the same row */
  for (const stand of stands)
    for (const person of people) {
      const where = `${stand.state} ${stand.facts.join()}, ${person.account} as ${JSON.stringify(stand.persons)}`
      if (shown !== undefined) {
        await set(stand)
        const expected = flow.actions.filter((action) => refusalOf(walk, stand, action, person) === null)
        const actions = (await shown(person.client)).filter((action) => isOf(flow.actions, action))
        if (actions.join() !== expected.join())
          found.push(`${where}: ${actions.join()} is shown, ${expected.join()} is allowed`)
      }
      for (const action of flow.actions) {
        const version = await set(stand)
        const answer = await decide(person.client, action, { id, version })
        const expected = refusalOf(walk, stand, action, person)
        if (refusedBy(walk, answer) !== expected)
          found.push(`${where}: ${action} is answered ${answer.status} ${answer.body.code}, not ${expected}`)
      }
    }
  /* oxlint-enable no-await-in-loop */
  return found
}

const isOf = <A extends string>(all: readonly A[], one: string): one is A =>
  (all as readonly string[]).includes(one)

const byFlow = ['platform.caseMoved', 'platform.secondPerson', 'platform.ownOnly']

/** The refusal of the flow that an answer stands for. People of another side may be kept from a call, or from the case itself. */
function refusedBy(
  { refusals = {} }: Pick<Walk<string>, 'refusals'>,
  { status, body }: Answer,
): string | null {
  const code = refusals[body.code ?? ''] ?? body.code ?? ''
  if (byFlow.includes(code)) return code
  return status === 403 || status === 404 ? 'platform.caseMoved' : null
}
