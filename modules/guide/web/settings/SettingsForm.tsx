import type { ParamItem, ParamValues } from '@iisp/guide/contract'
import { isCleared } from '../../rules/param-values.ts'
import { SettingItem } from './SettingItem.tsx'
import css from './settings.module.css'

interface Props {
  readonly items: readonly ParamItem[]
  readonly values: ParamValues
  readonly onChange: (values: ParamValues) => void
}

/** The items of a template. An item that another item's 不 excludes is emptied and disabled. */
export function SettingsForm({ items, values, onChange }: Props) {
  const set = (item: ParamItem, value: unknown) => {
    const next: Record<string, unknown> = { ...values, [item.field]: value }
    for (const one of items) if (isCleared(one, next)) delete next[one.field]
    onChange(next)
  }
  return (
    <div className={css.form}>
      {items.map((item) => (
        <SettingItem
          key={item.field}
          item={item}
          value={values[item.field as keyof ParamValues]}
          disabled={isCleared(item, values)}
          onChange={(value) => set(item, value)}
        />
      ))}
    </div>
  )
}
