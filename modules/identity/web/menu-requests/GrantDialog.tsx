import { SelectField } from '@iisp/ui/select-field'
import { toast, useLocale, useSend, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import { menuRequestFlow } from '../../contract/menu-request-states.ts'
import {
  type GrantDays,
  type MenuRequest,
  grantDays,
  menuRequestGrant,
  menuRequestList,
} from '../../contract/menu-requests.ts'
import { menuRequestTexts } from './menu-request-texts.ts'
import css from './menu-requests.module.css'

interface Props {
  readonly request: Pick<MenuRequest, 'id' | 'name' | 'menuName'>
  readonly onClose: () => void
  readonly onGranted: () => void
}
const { button, done } = menuRequestFlow.decisions.grant
const initial: { days: GrantDays } = { days: 30 }

/** Grants a requested menu for a period that the administrator chooses. */
export function GrantDialog({ request: { id, name, menuName: menu }, onClose, onGranted }: Props) {
  const t = useText(menuRequestTexts)
  const locale = useLocale()
  const granting = useSend(menuRequestGrant, { invalidates: [menuRequestList], quiet: true })
  const form = useForm({ initial, faultsOf: () => ({}) })
  const grant = async ({ days }: typeof initial) => {
    await granting.mutateAsync({ id, days })
    toast.success(done[locale])
    onGranted()
  }
  return (
    <FormDialog title={button[locale]} okText={button[locale]} form={form} onSubmit={grant} onClose={onClose}>
      <p className={css.question}>{t('grantAsk', { name, menu })}</p>
      <SelectField
        label={t('period')}
        required
        options={grantDays.map((days) => ({ value: String(days), label: t(`days.d${days}`) }))}
        {...form.field('days')}
        value={String(form.values.days)}
        onChange={(chosen) => form.set({ days: grantDays.find((days) => String(days) === chosen) ?? 30 })}
      />
    </FormDialog>
  )
}
