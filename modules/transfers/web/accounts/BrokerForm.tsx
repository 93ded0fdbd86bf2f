import { BrokerSelect } from '@iisp/reference/parts'
import {
  type BrokerAccountType,
  brokerAccountTypeCodes,
  brokerAccountTypes,
  getBrokerByAccount,
  insertBroker,
} from '@iisp/transfers/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { useLocale, useSend, useText } from '@iisp/web'
import { useDraftForm } from '@iisp/web/forms/index'
import { formTexts } from '../orders/form/form-texts.ts'
import { AccountFormDialog, type AddedAccount } from './AccountFormDialog.tsx'

interface Props extends AddedAccount {
  readonly productId: string
  readonly custodyAccountNo: string
}
const blank = {
  company: null as string | null,
  kind: '1' as BrokerAccountType,
  accountNo: '',
  name: '',
  branch: '',
  isDefault: false,
}

/** Adds a broker account to a custody account. */
export function BrokerForm({ productId, custodyAccountNo, ...added }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  const adding = useSend(insertBroker, { invalidates: [getBrokerByAccount], quiet: true })
  const form = useDraftForm({
    name: `transfers.broker:${productId}:${custodyAccountNo}`,
    version: 1,
    initial: blank,
    faultsOf: ({ company, accountNo, name }) => ({
      company: company === null && t('brokers.missingCompany'),
      accountNo: accountNo.trim() === '' && t('brokers.missingNo'),
      name: name.trim() === '' && t('brokers.missingName'),
    }),
  })
  const add = async (values: typeof blank) => {
    if (values.company === null) return null
    const { ID } = await adding.mutateAsync({
      productId,
      tgzh: custodyAccountNo,
      account: values.accountNo.trim(),
      name: values.name.trim(),
      jjsid: values.company,
      zhlx: values.kind,
      yyb: values.branch.trim(),
      isDefault: values.isDefault ? '1' : '0',
    })
    form.forget()
    return ID
  }
  return (
    <AccountFormDialog {...added} title={t('brokers.add')} form={form} add={add}>
      <BrokerSelect label={t('brokers.company')} required {...form.field('company')} />
      <SelectField
        label={t('brokers.kind')}
        required
        options={brokerAccountTypeCodes.map((code) => ({
          value: code,
          label: brokerAccountTypes[code][locale],
        }))}
        {...form.field('kind')}
        onChange={(kind) => kind !== null && form.set({ kind: kind as BrokerAccountType })}
      />
      <TextField label={t('brokers.accountNo')} required maxLength={40} {...form.field('accountNo')} />
      <TextField label={t('accountName')} required maxLength={200} {...form.field('name')} />
      <TextField label={t('branch')} maxLength={100} {...form.field('branch')} />
      <CheckBox
        label={t('brokers.asDefault')}
        checked={form.values.isDefault}
        onChange={(isDefault) => form.set({ isDefault })}
      />
    </AccountFormDialog>
  )
}
