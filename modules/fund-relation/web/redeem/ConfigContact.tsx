import type { Output } from '@iisp/contract'
import { getMgrCYConta, updateConta } from '@iisp/transfers/contract'
import { Button } from '@iisp/ui/button'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useAskAndDo, useCall, useText } from '@iisp/web'
import type { Form } from '@iisp/web/forms/index'
import type { ConfigValues } from './config-values.ts'
import { redeemTexts } from './redeem-texts.ts'

/**
 * The contact: one of the manager's contacts, whose mobile and e-mail may be changed here. The
 * default mark of the chosen one can be removed.
 */
export function ConfigContact({ form }: { readonly form: Form<ConfigValues> }) {
  const t = useText(redeemTexts)
  const { data: contacts = [], isLoading } = useCall(getMgrCYConta, {}, { quiet: true })
  const pick = (id: string | null) => {
    const contact = contacts.find(({ MGR_ID }) => MGR_ID === id)
    form.set({ contact: id ?? '', phone: contact?.CONT_PHONE ?? '', email: contact?.CONT_EMAIL ?? '' })
  }
  const chosen = contacts.find(({ MGR_ID }) => MGR_ID === form.values.contact)
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
        help={chosen?.IS_DEFAULT === '1' && !chosen.cannotEdit && <RemoveDefault contact={chosen} />}
      />
      <TextField label={t('phone')} type="tel" maxLength={11} {...form.field('phone')} />
      <TextField label={t('email')} type="email" maxLength={128} {...form.field('email')} />
    </>
  )
}

/** Removes the default mark from a contact; the contact stays in the list. */
function RemoveDefault({ contact }: { readonly contact: Output<typeof getMgrCYConta>[number] }) {
  const t = useText(redeemTexts)
  const askAndDo = useAskAndDo()
  const remove = () =>
    askAndDo(
      updateConta,
      {
        id: contact.MGR_ID,
        contName: contact.CONT_NAME,
        contPhone: contact.CONT_PHONE,
        contEmail: contact.CONT_EMAIL,
        contLandline: contact.CONT_LANDLINE,
        contAddress: contact.CONT_ADDRESS,
        isDefault: '0',
      },
      {
        content: t('defaultAsk', { contact: contact.CONT_NAME }),
        okText: t('removeDefault'),
        done: t('done.delete'),
        invalidates: [getMgrCYConta],
      },
    )
  return (
    <Button type="link" onClick={() => void remove()}>
      {t('removeDefault')}
    </Button>
  )
}
