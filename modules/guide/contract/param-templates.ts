import { type Language, type Page, type Slot, defineSlot } from '@iisp/contract'
import type { ParamItemType, ParamValues } from './settings.ts'

type Both = Readonly<Record<Language, string>>
export interface TemplateItem {
  readonly type: ParamItemType
  readonly field: keyof ParamValues
  readonly label: Both
  readonly help?: Both
  readonly option?: readonly { readonly value: string; readonly name: Both; readonly isDesc?: true }[]
  readonly dependsOn?: keyof ParamValues
}
/** The personal settings of some pages. */
export interface ParamTemplate {
  readonly itemId: string
  readonly pages: readonly Page[]
  /** Applies to all transfer menus, and its link says so. */
  readonly shared: boolean
  readonly items: readonly TemplateItem[]
  /** The values until the person saves a choice. */
  readonly defaults: ParamValues
}
/** The templates of all modules; a page has one at most. */
export const paramTemplates: Slot<ParamTemplate> = defineSlot<ParamTemplate>('param-templates')
