import { reader } from '@iisp/server'
import { queryDefaultParamSettingItems as call } from '../../contract/settings.ts'
import { presentItems } from '../../rules/param-templates.ts'
import { ownTemplate, storedValues } from './param-settings.ts'

export const queryDefaultParamSettingItems = reader(call, async ({ db, actor, language }, { itemId }) => {
  const template = ownTemplate(actor, itemId)
  return {
    itemId,
    name: template.name[language],
    items: presentItems(template, language),
    values: { ...template.defaults, ...(await storedValues(db, actor, itemId)) },
  }
})
