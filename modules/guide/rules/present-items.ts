import type { Language } from '@iisp/contract'
import type { ParamTemplate } from '../contract/param-templates.ts'
import type { ParamItem } from '../contract/settings.ts'

/** The items of a template as the wire has them. */
export const presentItems = (template: ParamTemplate, language: Language): ParamItem[] =>
  template.items.map((item) => ({
    type: item.type,
    field: item.field,
    label: item.label[language],
    help: item.help?.[language] ?? '',
    dependsOn: item.dependsOn ?? '',
    option: (item.option ?? []).map((one) => ({
      VALUE: one.value,
      NAME: one.name[language],
      isDesc: one.isDesc === true ? ('1' as const) : ('0' as const),
    })),
  }))
