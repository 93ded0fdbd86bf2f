import { type Call, lineage } from '@iisp/contract'
import type { Iisp } from '@iisp/testing/iisp'
import { mayCall, rightsOf } from './rights.ts'
import { sample, send, verdict } from './trial.ts'

/** Removing a page from a person closes the calls to which only this page gives access. */
export async function eachRightRemoved(iisp: Iisp, calls: readonly Call[]): Promise<void> {
  for (const name of ['lin.jing', 'zhou.hang', 'shen.li', 'zhao.tuo', 'shen.ji']) {
    const rights = await rightsOf(iisp, name)
    for (const page of rights.pages) {
      await iisp.owner.query(
        `INSERT INTO identity.menu_removal (institution_id, account_id, menu_id)
         SELECT institution_id, id, $2 FROM identity.account WHERE email LIKE $1 || '@%'`,
        [name, page.id],
      )
      const client = await iisp.as(name)
      const left = new Set([...rights.pages].filter((one) => !lineage(one).includes(page)))
      for (const call of calls) {
        if (call.access.who !== 'pages' || !call.access.pages.includes(page) || !mayCall(call, rights))
          continue
        if (mayCall(call, { ...rights, pages: left })) continue
        const answer = await send(client, call, sample(call, 2))
        verdict.check(
          answer.status === 403,
          `${call.name} as ${name} without page ${page.id}: ${answer.status}`,
        )
      }
      await iisp.owner.query('DELETE FROM identity.menu_removal WHERE menu_id = $1', [page.id])
    }
  }
}
