import { getMgrCYConta } from '@iisp/transfers/contract'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useCall, useText } from '@iisp/web'
import type { Form } from '@iisp/web/forms/index'
import type { ConfigValues } from './config-values.ts'
import { redeemTexts } from './redeem-texts.ts'

/** Whom to contact: one of the manager's contacts, whose mobile and e-mail may be changed here. */
export function ConfigContact({ form }: { readonly form: Form<ConfigValues> }) {
  const t = useText(redeemTexts)
  const { data: contacts = [], isLoading } = useCall(getMgrCYConta, {}, { quiet: true })
  const pick = (id: string | null) => {
    const contact = contacts.find(({ MGR_ID }) => MGR_ID === id)
    form.set({ contact: id ?? '', phone: contact?.CONT_PHONE ?? '', email: contact?.CONT_EMAIL ?? '' })
  }
  return (
    <>
      <SelectField
        label={t('contact')}
        loading={isLoading}
        options={contacts.map(({ MGR_ID, CONT_NAME, CONT_PHONE, IS_DEFAULT }) => {
          const contact = `${CONT_NAME} ${CONT_PHONE}`
          return { value: MGR_ID, label: IS_DEFAULT === '1' ? t('contactDefault', { contact }) : contact }
        })}
        value={form.values.contact || null}
        onChange={pick}
      />
      <TextField label={t('phone')} type="tel" maxLength={11} {...form.field('phone')} />
      <TextField label={t('email')} type="email" maxLength={128} {...form.field('email')} />
    </>
  )
}
