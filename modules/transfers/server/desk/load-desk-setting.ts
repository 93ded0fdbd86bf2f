import { type PersonActor, type Reader, raw, sql } from '@iisp/server'

export interface DeskSetting {
  readonly twoPersons: boolean
  readonly version: number
  readonly changedBy: string
  readonly changedAt: string | null
}
const untouched: DeskSetting = { twoPersons: true, version: 0, changedBy: '', changedAt: null }

/** Loads the desk settings of the person's institution. Two people are required by default. */
export async function loadDeskSetting(
  db: Reader,
  actor: Pick<PersonActor, 'institutionId'>,
): Promise<DeskSetting> {
  const found = await db.maybe(
    raw(sql<DeskSetting>`SELECT two_persons AS "twoPersons", version, changed_by_name AS "changedBy",
        to_char(changed_at, 'YYYY-MM-DD HH24:MI:SS') AS "changedAt"
      FROM transfers.desk_setting WHERE institution_id = ${actor.institutionId}`),
  )
  return found ?? untouched
}
