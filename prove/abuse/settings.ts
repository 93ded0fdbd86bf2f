import { getAllTableSettings, tableSetting, tableViewList, tableViewSave } from '@iisp/workspace/contract'
import { addConta, getMgrCYConta } from '@iisp/transfers/contract'
import { newKey } from '@iisp/testing/test-client'
import type { Attack, Stage } from './attack.ts'

const hands = 8
const mostBytes = 1_000_000
const wide = JSON.stringify(
  Array.from({ length: 90 }, (_, n) => ({ key: `column-${n}-${'x'.repeat(30)}`, width: 120, visible: true })),
)

interface Send {
  (n: number): Promise<{ status: number; body: { code?: string } }>
}

/** Sends `count` requests, several at a time. Each must be stored or refused with a named error. */
async function storm(stage: Stage, what: string, count: number, send: Send): Promise<number> {
  let next = 0
  let kept = 0
  const work = async () => {
    while (next < count) {
      const { status, body } = await send(next++)
      if (status === 200) kept++
      else if (![400, 429].includes(status) || body.code === undefined)
        stage.check(false, `${what}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
  stage.check(kept > 0, `${what}: nothing was kept`)
  return count
}

/** One person stores as many and as large personal settings as the contracts allow. */
export const settings: Attack = {
  name: 'settings',
  async run(stage) {
    const client = await stage.signIn('lin.jing')
    const count = Math.ceil(3000 * stage.scale)
    await stage.under('table settings of 8 KB', () =>
      storm(stage, 'table settings', count, (n) =>
        client.send(tableSetting, { tableId: `table.${n}`, headerJson: wide }),
      ),
    )
    await stage.under('table views of 4 KB', () =>
      storm(stage, 'table views', count, (n) =>
        client.send(tableViewSave, { tableId: `table.${n}`, name: `视图${n}`, query: 'q'.repeat(4000) }),
      ),
    )
    await stage.under('contacts', () =>
      storm(stage, 'contacts', count, () =>
        client.send(
          addConta,
          {
            contName: '联'.repeat(16),
            contPhone: '13900010001',
            contEmail: 'lu.qing@yuanshan.example',
            contAddress: '道'.repeat(256),
          },
          { key: newKey() },
        ),
      ),
    )
    for (const call of [getAllTableSettings, tableViewList, getMgrCYConta]) {
      const answer = await client.raw(
        call.methods[0],
        call.path,
        call.methods[0] === 'GET' ? undefined : '{}',
      )
      const bytes = Buffer.byteLength(answer.text)
      console.log(`  ${call.name} answers ${bytes} bytes`)
      stage.check(
        answer.status === 200 && bytes <= mostBytes,
        `${call.name} answers ${answer.status}, ${bytes} bytes`,
      )
    }
  },
}
