import { listMenuGuides, type MenuGuideContent } from '@iisp/guide/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { NumberField } from '@iisp/ui/number-field'
import { SelectField } from '@iisp/ui/select-field'
import { useCall, useText } from '@iisp/web'
import type { Form } from '@iisp/web/forms/index'
import { guideTexts } from './guide-texts.ts'
import css from './menu-guides.module.css'

interface Props {
  readonly menuId: string
  readonly form: Form<MenuGuideContent>
}

/** Display settings of the description, and its related menus. */
export function GuideSettings({ menuId, form }: Props) {
  const t = useText(guideTexts)
  const menus = useCall(listMenuGuides, { pageNo: -1, pageSize: -1 }, { quiet: true })
  const others = (menus.data?.list ?? []).filter((menu) => menu.menuId !== menuId)
  return (
    <section aria-label={t('settings')} className={css.settings}>
      <h3 className={css.heading}>{t('settings')}</h3>
      <SelectField
        label={t('associations')}
        multiple
        searchable
        options={others.map((menu) => ({ value: menu.menuId, label: `${menu.menuName} ${menu.menuId}` }))}
        {...form.field('associations')}
        onChange={(chosen) => form.set({ associations: chosen.slice(0, 12) })}
      />
      <NumberField
        label={t('showNum')}
        min={1}
        max={30}
        {...form.field('showNum')}
        onChange={(showNum) => form.set({ showNum: showNum ?? 1 })}
      />
      {(['autoOpen', 'book', 'showVisible'] as const).map((field) => (
        <CheckBox
          key={field}
          label={t(field)}
          checked={form.values[field]}
          onChange={form.field(field).onChange}
        />
      ))}
    </section>
  )
}
