import { reader } from '@iisp/server'
import { queryDefaultParamSettingList as call } from '../../contract/settings.ts'
import { templateName, templateOfPage } from './param-settings.ts'

export const queryDefaultParamSettingList = reader(call, async (ctx, { menuId }) => {
  const template = templateOfPage(ctx, menuId)
  if (template === undefined) return []
  const shared = template.shared ? ('1' as const) : ('0' as const)
  return [{ itemId: template.itemId, name: templateName[ctx.language], shared }]
})
