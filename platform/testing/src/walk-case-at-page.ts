import type { BothLanguages, State } from '@iisp/contract'
import type { Page } from 'playwright-core'
import { type WalkedCase, type Walker, personOf, refusalOf, settable } from './walked-case.ts'

interface PageWalk<A extends string> extends WalkedCase<A> {
  readonly flow: WalkedCase<A>['flow'] & {
    readonly byCode: Readonly<Record<string, State>>
    readonly decisions: Readonly<Record<A, { readonly button: BothLanguages }>>
  }
  readonly people: readonly (Walker & { readonly page: Page })[]
  /** The address that opens the drawer of the case. */
  readonly address: string
}

/**
 * Opens the drawer of one case in every state for every person, and compares the buttons with the decisions that the flow
 * allows. The first person did all acts.
 * @returns the differences; none if page and flow agree
 */
export async function walkCaseAtPage<A extends string>(walk: PageWalk<A>): Promise<string[]> {
  const { iisp, flow, acts = {}, address } = walk
  const people = await Promise.all(
    walk.people.map(async (one) => ({ ...one, id: await personOf(iisp, one.account) })),
  )
  const author = people[0]?.id ?? ''
  const persons = Object.fromEntries(
    Object.values(acts)
      .flat()
      .map((column) => [column, author]),
  )
  const set = await settable(walk)
  const found: string[] = []
  /* oxlint-disable no-await-in-loop -- one after the other: one row, and one window at a time */
  for (const person of people)
    for (const state of flow.all) {
      const stand = { state, persons, facts: [] }
      await set(stand)
      const allowed = flow.actions.filter((action) => refusalOf(walk, stand, action, person) === null)
      const expected = namesOf(walk, allowed)
      await person.page.goto(address)
      const shown = await buttonsShown(walk, person.page, state)
      if (shown.join() !== expected.join())
        found.push(`${state}, ${person.account}: ${shown.join()} is shown, ${expected.join()} is allowed`)
    }
  /* oxlint-enable no-await-in-loop */
  return found
}

/** The names of the buttons of decisions; several decisions may share one. */
const namesOf = <A extends string>({ flow }: PageWalk<A>, actions: readonly A[]): string[] =>
  [...new Set(actions.map((action) => flow.decisions[action].button.zh))].toSorted()

/** The buttons of the flow in the drawer, once it shows the case in this state. */
async function buttonsShown<A extends string>(
  walk: PageWalk<A>,
  page: Page,
  state: string,
): Promise<string[]> {
  const drawer = page.getByRole('dialog').filter({ visible: true }).last()
  const name = walk.flow.byCode[state]?.name.zh ?? ''
  await drawer.getByText(name, { exact: true }).first().waitFor()
  await drawer.getByRole('status', { name: '加载中' }).first().waitFor({ state: 'detached' })
  const known = namesOf(walk, walk.flow.actions)
  const names = (await drawer.getByRole('button').allInnerTexts()).map((text) => text.replaceAll(/\s/g, ''))
  return [...new Set(names.filter((one) => known.includes(one)))].toSorted()
}
