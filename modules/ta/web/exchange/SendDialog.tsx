import { DateField } from '@iisp/ui/date-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { download, useCall, useLocale, useText } from '@iisp/web'
import { optionsOf } from '@iisp/web/fields/index'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import { type ExchangeBatch, exchangeProfile } from '../../contract/exchange/imports.ts'
import { exchangeRecipients, exchangeSend } from '../../contract/exchange/sends.ts'
import css from '../ta.module.css'
import { exchangeTexts } from './exchange-texts.ts'

interface Values {
  readonly profile: ExchangeBatch['profile']
  readonly distributor: string | null
  readonly confirmedOn: string
}
const blank: Values = { profile: 'csdc-2.1', distributor: null, confirmedOn: '' }

/** Makes the files of a day for a distributor. The proposed day is the latest one with a confirmation. */
export function SendDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText(exchangeTexts)
  const locale = useLocale()
  const { data: recipients, isLoading } = useCall(exchangeRecipients, {})
  const form = useForm<Values>({
    initial: blank,
    faultsOf: ({ distributor, confirmedOn }) => ({
      distributor: distributor === null && t('recipientMissing'),
      confirmedOn: confirmedOn === '' && t('dayMissing'),
    }),
  })
  const submit = async ({ distributor, ...values }: Values) => {
    if (distributor === null) return
    await download(exchangeSend, { ...values, distributor }, { quiet: true })
    onClose()
  }
  const choose = (distributor: string | null) => {
    const last = recipients?.find((one) => one.distributor === distributor)?.lastConfirmedOn
    form.set({ distributor, ...(last && { confirmedOn: last }) })
  }
  return (
    <FormDialog title={t('sendTitle')} okText={t('make')} form={form} onSubmit={submit} onClose={onClose}>
      <p className={css.note}>{t('sendHint')}</p>
      <SelectField
        label={t('recipient')}
        required
        loading={isLoading}
        options={(recipients ?? []).map(({ distributor, name }) => ({
          value: distributor,
          label: `${distributor} ${name}`,
        }))}
        {...form.field('distributor')}
        onChange={choose}
      />
      <DateField label={t('confirmedOn')} required {...form.field('confirmedOn')} />
      <RadioGroup
        label={t('profile')}
        options={optionsOf(exchangeProfile, locale)}
        {...form.field('profile')}
      />
    </FormDialog>
  )
}
