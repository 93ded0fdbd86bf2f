import { reader } from '@iisp/server'
import { queryDefaultParamSettingItems as call } from '../../contract/settings.ts'
import { presentItems } from '../../rules/present-items.ts'
import { ownTemplate, storedValues, templateName } from './param-settings.ts'

export const queryDefaultParamSettingItems = reader(call, async (ctx, { itemId }) => {
  const { db, actor, language } = ctx
  const template = ownTemplate(ctx, itemId)
  return {
    itemId,
    name: templateName[language],
    items: presentItems(template, language),
    values: { ...template.defaults, ...(await storedValues(db, actor, itemId)) },
  }
})
