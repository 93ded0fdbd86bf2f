import { defineFields, enteredOf, f } from '@iisp/contract'
import { BrokerSelect } from '@iisp/reference/parts'
import { brokerEntry, getBrokerByAccount, insertBroker } from '@iisp/transfers/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useSend, useText } from '@iisp/web'
import { useFieldForm } from '@iisp/web/forms/index'
import { formTexts } from '../orders/form/form-texts.ts'
import { AccountFormDialog, type AddedAccount } from './AccountFormDialog.tsx'

interface Props extends AddedAccount {
  readonly productId: string
  readonly custodyAccountNo: string
}
const fields = defineFields({
  ...brokerEntry.named,
  isDefault: f.yesNo(['设为默认账户', 'Make it the default account']),
})

/** Adds a broker account to a custody account. */
export function BrokerForm({ productId, custodyAccountNo, ...added }: Props) {
  const t = useText(formTexts)
  const adding = useSend(insertBroker, { invalidates: [getBrokerByAccount], quiet: true })
  const form = useFieldForm(fields, { name: `transfers.broker:${productId}:${custodyAccountNo}`, version: 1 })
  const { field } = form
  const { label, value, onChange } = field('isDefault')
  const add = async (values: typeof form.values) => {
    const { isDefault, ...entered } = enteredOf(fields, values)
    const { ID } = await adding.mutateAsync({
      ...entered,
      productId,
      tgzh: custodyAccountNo,
      isDefault: isDefault ? '1' : '0',
    })
    form.forget()
    return ID
  }
  return (
    <AccountFormDialog {...added} title={t('brokers.add')} form={form} add={add}>
      <BrokerSelect {...field('jjsid')} />
      <SelectField {...field('zhlx')} required />
      <TextField {...field('account')} />
      <TextField {...field('name')} />
      <TextField {...field('yyb')} />
      <CheckBox label={label} checked={value} onChange={onChange} />
    </AccountFormDialog>
  )
}
