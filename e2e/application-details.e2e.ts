import { expect, test } from 'vitest'
import { completed, openList, rowOf } from './opening-lists.ts'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')

test.each([
  ['SH-007', '1', '证券账户开户'],
  ['SH-008', '2', '托管募集（三方关联）'],
] as const)(
  '[%s] [BL-053] the menu opens a list; a row shows its steps from top to bottom, each with name and time',
  async (_, kind, name) => {
    const { page, complaints } = operator
    const application = await completed(portal.iisp, kind)
    await openList(page, name)
    await rowOf(page, application.project_no).getByRole('button', { name: '进度' }).click()
    const steps = page.getByRole('dialog').getByRole('list', { name: '办理进度' }).getByRole('listitem')
    await steps.first().waitFor()
    const texts = await steps.allInnerTexts()
    expect(texts.every((text) => /\d{4}-\d{2}-\d{2} \d{2}:\d{2}/.test(text))).toBe(true)
    expect(texts[0]).toContain('提交')
    const boxes = await Promise.all((await steps.all()).map((step) => step.boundingBox()))
    expect(boxes.length).toBeGreaterThan(2)
    for (const [n, box] of boxes.entries()) {
      if (n === 0) continue
      expect(box!.x).toBe(boxes[0]!.x)
      expect(box!.y).toBeGreaterThanOrEqual(boxes[n - 1]!.y + boxes[n - 1]!.height)
    }
    expect(complaints).toEqual([])
  },
)
