import type { Output } from '@iisp/contract'
import { type PersonActor, type Reader, timeText } from '@iisp/server'
import type { deskSetting } from '../../contract/desk/desk-setting.ts'
import { q } from '../tables.ts'

type DeskSetting = Output<typeof deskSetting>

const untouched: DeskSetting = { twoPersons: true, version: 0, changedBy: '', changedAt: null }

/** Loads the desk settings of the person's institution. Two people are required by default. */
export async function loadDeskSetting(
  db: Reader,
  actor: Pick<PersonActor, 'institutionId'>,
): Promise<DeskSetting> {
  const found = await db.maybe(
    q
      .selectFrom('transfers.desk_setting')
      .select(['two_persons as twoPersons', 'version', 'changed_by_name as changedBy'])
      .select(timeText('changed_at').as('changedAt'))
      .where('institution_id', '=', actor.institutionId),
  )
  return found ?? untouched
}
