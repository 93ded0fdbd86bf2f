import type { Page } from '@iisp/contract'
import { globalFundGroup } from '@iisp/contract/zones'
import { type Iisp, startIisp } from '@iisp/testing/iisp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { queryBusinessDescription } from '../../contract/panel.ts'

let iisp: Iisp
beforeAll(async () => {
  iisp = await startIisp({ serverUrl: inject('databaseUrl') })
}, 120_000)
afterAll(() => iisp?.close())

/** A person of the demonstration who has the menu. */
async function holder({ roles, id, parent }: Page): Promise<string> {
  const { rows } = await iisp.owner.query<{ email: string }>(
    `SELECT email FROM identity.account a WHERE roles && $1::text[] AND NOT super_manager AND global_fund = $4 AND NOT EXISTS (
       SELECT FROM identity.menu_removal r WHERE r.institution_id = a.institution_id AND r.menu_id IN ($2, $3)
         AND (r.account_id IS NULL OR r.account_id = a.id)) ORDER BY id LIMIT 1`,
    [roles, id, id.slice(0, 2), parent === globalFundGroup],
  )
  if (!rows[0]) throw new Error(`nobody has menu ${id}`)
  return (rows[0].email.split('@')[0] as string).replaceAll('_', '')
}

test('every business menu with a page is described, noted and guided in both languages', async () => {
  const pages = iisp.portal.pages.filter(({ effect }) => effect === undefined)
  expect(pages.length).toBeGreaterThan(15)
  for (const menu of pages) {
    const client = await iisp.as(await holder(menu))
    const answers = await Promise.all(
      (['zh', 'en'] as const).map((language) =>
        client.ok(queryBusinessDescription, { menuId: menu.id }, { language }),
      ),
    )
    const [zh, en] = answers.map((guide) => ({
      items: guide.newMenuDescribe.map(({ uuid }) => uuid),
      notes: guide.explainNotes.length,
      associations: guide.menuAssociationVOS.length,
      book: guide.readBookByMenuId?.ID,
      text: [...guide.newMenuDescribe, ...guide.explainNotes]
        .map(({ LABEL, DESCRIBECH }) => LABEL + DESCRIBECH)
        .join(),
    }))
    expect(zh, menu.id).toMatchObject({ book: menu.id })
    expect(zh?.items, menu.id).toEqual(expect.arrayContaining(['what', 'steps']))
    expect(zh?.notes, menu.id).toBeGreaterThan(0)
    expect(zh?.associations, menu.id).toBeGreaterThan(0)
    expect(zh?.text, menu.id).toMatch(/\p{Script=Han}/u)
    expect(en?.text, menu.id).not.toMatch(/\p{Script=Han}/u)
  }
})
