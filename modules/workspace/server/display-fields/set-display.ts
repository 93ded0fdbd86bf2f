import { type OwnLimit, refuseBeyond, sql, writer } from '@iisp/server'
import { workspaceErrors } from '../../contract/errors.ts'
import { settingLimits } from '../../contract/setting-limits.ts'
import { setDisplay as setDisplayCall } from '../../contract/display-fields.ts'
import { readSetting, refuseLarge } from '../setting-text.ts'
import { q } from '../tables.ts'

interface Entry {
  readonly DISPLAY_FIELD: string
  readonly IS_DISPLAY: string | number
}
/** IS_DISPLAY comes as text or number and is answered as text. */
const isEntry = ({ DISPLAY_FIELD, IS_DISPLAY }: Record<string, unknown>) =>
  typeof DISPLAY_FIELD === 'string' &&
  DISPLAY_FIELD.length <= 100 &&
  ['0', '1', 0, 1].includes(IS_DISPLAY as string)

const limit: OwnLimit = {
  name: 'workspace.display-setting',
  most: settingLimits.displays,
  error: workspaceErrors.tooManySettings,
}

export const setDisplay = writer(setDisplayCall, async ({ db, actor }, { menuCode, displayField }) => {
  const entries = readSetting<Entry>(displayField, isEntry)
  const kept = JSON.stringify(
    entries.map(({ DISPLAY_FIELD, IS_DISPLAY }) => ({ DISPLAY_FIELD, IS_DISPLAY: String(IS_DISPLAY) })),
  )
  refuseLarge(kept)
  await refuseBeyond(
    db,
    limit,
    actor.accountId,
    sql`SELECT FROM workspace.display_setting WHERE account_id = ${actor.accountId} AND menu_code <> ${menuCode}`,
  )
  await db.run(
    q
      .insertInto('workspace.display_setting')
      .values({
        institution_id: actor.institutionId,
        account_id: actor.accountId,
        menu_code: menuCode,
        display_field: kept,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'menu_code']).doUpdateSet({ display_field: kept }),
      ),
  )
  return null
})
