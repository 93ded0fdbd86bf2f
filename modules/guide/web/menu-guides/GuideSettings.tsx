import { listMenuGuides, type MenuGuideContent } from '@iisp/guide/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { NumberField } from '@iisp/ui/number-field'
import { SelectField } from '@iisp/ui/select-field'
import { useCall, useText } from '@iisp/web'
import { guideTexts } from './guide-texts.ts'
import css from './menu-guides.module.css'

interface Props {
  readonly menuId: string
  readonly content: MenuGuideContent
  readonly onChange: (content: MenuGuideContent) => void
}

/** How the description is shown, and which menus belong to it. */
export function GuideSettings({ menuId, content, onChange }: Props) {
  const t = useText(guideTexts)
  const menus = useCall(listMenuGuides, { pageNo: -1, pageSize: -1 }, { quiet: true })
  const set = (change: Partial<MenuGuideContent>) => onChange({ ...content, ...change })
  const others = (menus.data?.list ?? []).filter((menu) => menu.menuId !== menuId)
  return (
    <section aria-label={t('settings')} className={css.settings}>
      <h3 className={css.heading}>{t('settings')}</h3>
      <SelectField
        label={t('associations')}
        multiple
        searchable
        options={others.map((menu) => ({ value: menu.menuId, label: `${menu.menuName} ${menu.menuId}` }))}
        value={content.associations}
        onChange={(chosen) => set({ associations: chosen.slice(0, 12) })}
      />
      <NumberField
        label={t('showNum')}
        min={1}
        max={30}
        value={content.showNum}
        onChange={(showNum) => set({ showNum: showNum ?? 1 })}
      />
      {(['autoOpen', 'book', 'showVisible'] as const).map((field) => (
        <CheckBox
          key={field}
          label={t(field)}
          checked={content[field]}
          onChange={(checked) => set({ [field]: checked })}
        />
      ))}
    </section>
  )
}
