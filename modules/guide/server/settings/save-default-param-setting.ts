import { refuse } from '@iisp/contract'
import { raw, sql, writer } from '@iisp/server'
import { guideErrors } from '../../contract/errors.ts'
import { saveDefaultParamSetting as call } from '../../contract/settings.ts'
import { presentItems } from '../../rules/param-templates.ts'
import { checkValues } from '../../rules/param-values.ts'
import { ownTemplate } from './param-settings.ts'

const saved = { zh: '设置成功', en: 'Setting succeeded' }

export const saveDefaultParamSetting = writer(call, async (ctx, { itemId, data }) => {
  const { actor, db, language } = ctx
  const template = ownTemplate(actor, itemId)
  const checked = checkValues(presentItems(template, language), data, language)
  if ('fault' in checked) return refuse(guideErrors.settingInvalid, { why: checked.fault })
  await db.run(
    raw(sql`INSERT INTO guide.param_setting (institution_id, account_id, item_id, data, at)
      VALUES (${actor.institutionId}, ${actor.accountId}, ${itemId}, ${JSON.stringify(checked.values)}::jsonb,
        ${ctx.now.toISOString()})
      ON CONFLICT (account_id, item_id) DO UPDATE SET data = excluded.data, at = excluded.at`),
  )
  db.audit({
    institutionId: actor.institutionId,
    action: 'guide.save-setting',
    object: `param-setting:${itemId}`,
  })
  return { result: 'success' as const, message: saved[language] }
})
