import { Refusal } from '@iisp/contract'
import { writer } from '@iisp/server'
import { changeMenuTopology as changeMenuTopologyCall } from '../../contract/menu-rights.ts'
import { identityTopics } from '../../contract/topics.ts'
import { whoErrors } from '../../contract/who-errors.ts'
import { q } from '../tables.ts'

export const changeMenuTopology = writer(
  changeMenuTopologyCall,
  async ({ db, actor }, { menuTopology: topology }) => {
    if (actor.behind !== null) throw new Refusal(whoErrors.arrangementOfAnother)
    await db.run(
      q
        .insertInto('identity.menu_arrangement')
        .values({ account_id: actor.accountId, institution_id: actor.institutionId, topology })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ topology })),
    )
    db.emit({ topic: identityTopics.menusArranged, audience: [actor.institutionId], payload: {} })
    return topology
  },
)
