import { reader } from '@iisp/server'
import { queryDefaultParamSettingList as call } from '../../contract/settings.ts'
import { templateOfMenu } from '../../rules/param-templates.ts'

export const queryDefaultParamSettingList = reader(call, async ({ actor, language }, { menuId }) => {
  const template = templateOfMenu(menuId)
  if (template === undefined || !actor.menus.has(menuId)) return []
  const shared = template.shared ? ('1' as const) : ('0' as const)
  return [{ itemId: template.itemId, name: template.name[language], shared }]
})
