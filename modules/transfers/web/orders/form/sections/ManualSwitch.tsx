import { transferTypes } from '@iisp/transfers/contract'
import { neededPartner, partnerFault } from '@iisp/transfers/rules'
import { Switch } from '@iisp/ui/switch'
import { useLocale, useText } from '@iisp/web'
import { type FormText, formTexts } from '../form-texts.ts'
import css from '../form.module.css'
import type { OrderFields } from '../state/order-fields.ts'
import type { SectionProps } from './section-props.ts'

/**
 * 手工出入金: on for a counterparty account, off for a broker account. It follows the transfer type and can only be
 * changed if the type allows both, or if an existing order does not match its type.
 */
export function ManualSwitch({ state, dispatch }: Pick<SectionProps, 'state' | 'dispatch'>) {
  const t = useText(formTexts)
  const locale = useLocale()
  const { type, manual } = state.fields
  const isFree = type !== null && (neededPartner(type) === null || partnerFault(type, manual) !== null)
  return (
    <div className={css.switch}>
      <Switch
        label={t('manual')}
        checked={manual}
        disabled={!isFree}
        onChange={(on) => dispatch({ type: 'manual', on })}
      />
      <span className={css.quiet}>
        {meaningOf(state.fields, t, type === null ? '' : transferTypes[type][locale])}
      </span>
    </div>
  )
}

function meaningOf({ type, manual }: OrderFields, t: FormText, name: string): string {
  if (type === null) return t('manualBefore')
  const needed = neededPartner(type)
  if (needed === null) return t(manual ? 'manualOn' : 'manualOff')
  return t(needed === 'counterparty' ? 'manualNeeded' : 'manualNeedless', { type: name })
}
