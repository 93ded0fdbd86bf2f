import { refuse } from '@iisp/contract'
import { writer } from '@iisp/server'
import { guideErrors } from '../../contract/errors.ts'
import { saveDefaultParamSetting as call } from '../../contract/settings.ts'
import { presentItems } from '../../rules/present-items.ts'
import { checkValues } from '../../rules/param-values.ts'
import { ownTemplate } from './param-settings.ts'
import { q } from '../tables.ts'

const saved = { zh: '设置成功', en: 'Setting succeeded' }

export const saveDefaultParamSetting = writer(call, async (ctx, { itemId, data }) => {
  const { actor, db, language } = ctx
  const template = ownTemplate(ctx, itemId)
  const checked = checkValues(presentItems(template, language), data, language)
  if ('fault' in checked) return refuse(guideErrors.settingInvalid, { why: checked.fault })
  const kept = { data: JSON.stringify(checked.values), at: ctx.now }
  await db.run(
    q
      .insertInto('guide.param_setting')
      .values({ institution_id: actor.institutionId, account_id: actor.accountId, item_id: itemId, ...kept })
      .onConflict((conflict) => conflict.columns(['account_id', 'item_id']).doUpdateSet(kept)),
  )
  db.audit({
    institutionId: actor.institutionId,
    action: 'guide.save-setting',
    object: `param-setting:${itemId}`,
  })
  return { result: 'success' as const, message: saved[language] }
})
