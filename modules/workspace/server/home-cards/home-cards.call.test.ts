import { expect, inject, test } from 'vitest'
import { homeCardQuery, homeCardSetups } from '../../contract/home-cards.ts'
import { startForTwo } from '../test/start-workspace.ts'

const { lin, zhou } = await startForTwo(inject('databaseUrl'))
const shown = async (person: typeof lin) =>
  (await person.ok(homeCardQuery, {})).map(({ cardCode, visible, sort }) => `${sort} ${cardCode} ${visible}`)
const all = ['1 workspace.todo 1', '2 workspace.quick 1', '3 workspace.common 1', '4 workspace.entries 1']

test('[SH-330] the cards that a person may see, with their names; those of pages they lack are left out', async () => {
  expect(await lin.ok(homeCardQuery, {})).toContainEqual({
    cardCode: 'workspace.todo',
    name: '我的待办',
    visible: '1',
    sort: 1,
  })
  expect(await shown(lin)).toEqual([...all, '5 others.form 1'])
  expect(await shown(zhou)).toEqual([...all, '5 others.review 1'])
})

test('[SH-331] order and visibility are kept for each account; what is not named stands behind', async () => {
  const cards = [
    { cardCode: 'workspace.todo', visible: '0', sort: 2 },
    { cardCode: 'others.form', visible: '1', sort: 1 },
  ] as const
  await lin.ok(homeCardSetups, { cards: [...cards] })
  expect(await shown(lin)).toEqual([
    '1 others.form 1',
    '2 workspace.todo 0',
    '3 workspace.quick 1',
    '4 workspace.common 1',
    '5 workspace.entries 1',
  ])
  expect((await shown(zhou))[0]).toBe('1 workspace.todo 1')
  await lin.ok(homeCardSetups, { cards: [] })
  expect(await shown(lin)).toEqual([...all, '5 others.form 1'])
})

test('a card of a page that the person lacks, and one that is none, are refused', async () => {
  for (const cardCode of ['others.review', 'others.nothing']) {
    const answer = await lin.send(homeCardSetups, { cards: [{ cardCode, visible: '1', sort: 1 }] })
    expect(answer.body.code).toBe('workspace.cardUnknown')
  }
})
