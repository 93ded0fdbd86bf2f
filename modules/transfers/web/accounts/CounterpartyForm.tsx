import type { Output } from '@iisp/contract'
import { type Bank, BankSearch } from '@iisp/reference/parts'
import { accountCompare, getOtherAccount, insertTwMgrOtherAcctInfo } from '@iisp/transfers/contract'
import { plainAccountNo } from '@iisp/contract/account-number'
import { accountFault, isOverseas } from '@iisp/transfers/rules'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { Field } from '@iisp/ui/field'
import { CheckBox } from '@iisp/ui/check-box'
import { TextField } from '@iisp/ui/text-field'
import { request, toast, useLocale, useSend, useText } from '@iisp/web'
import { useDraftForm } from '@iisp/web/forms/index'
import { useState } from 'react'
import { formTexts } from '../orders/form/form-texts.ts'
import css from '../orders/form/form.module.css'
import { AccountFormDialog, type AddedAccount } from './AccountFormDialog.tsx'

interface Props extends AddedAccount {
  readonly productId: string
}

const blank = { accountNo: '', name: '', bank: null as Bank | null, isDefault: false }

/** Adds a counterparty account after comparing it with the recorded ones (BO-056). */
export function CounterpartyForm({ productId, ...added }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  const confirm = useConfirm()
  const adding = useSend(insertTwMgrOtherAcctInfo, { invalidates: [getOtherAccount], quiet: true })
  const form = useDraftForm({
    name: `transfers.counterparty:${productId}`,
    version: 1,
    initial: blank,
    faultsOf: ({ name, accountNo, bank }) => ({
      name: accountFault({ accountNo: '00000000', name: name.trim() })?.[locale],
      accountNo: accountFault({ accountNo: plainAccountNo(accountNo), name: 'x' })?.[locale],
      bank: bank === null && t('partners.bankMissing'),
    }),
  })
  const add = async ({ name, accountNo, bank, isDefault }: typeof blank) => {
    if (bank === null) return null
    const entered = {
      productId,
      otherAccount: plainAccountNo(accountNo),
      otherAccName: name.trim(),
      openBankName: bank.OPENBANKNAME,
      hightBankNo: bank.HIGHTBANKNO,
    }
    const compared = await request(accountCompare, entered, { quiet: true })
    if (compared.result === 'fail') toast.warning(compared.message, { duration: 8_000 })
    if (compared.result === 'fail' || (compared.result === 'tips' && !(await askAbout(compared)))) return null
    const { ID } = await adding.mutateAsync({
      ...entered,
      province: bank.PROVINCE,
      city: bank.CITY,
      isDefault: isDefault ? '1' : '0',
    })
    form.forget()
    return ID
  }
  const askAbout = (compared: Output<typeof accountCompare>) =>
    confirm({
      title: t('partners.compareTitle'),
      okText: t('partners.compareAsk'),
      size: 'middle',
      content: <Compared compared={compared} title={t('partners.knownAccounts')} />,
    })
  const { name, bank, isDefault } = form.values
  return (
    <AccountFormDialog {...added} title={t('partners.add')} form={form} add={add}>
      <TextField label={t('accountName')} required maxLength={220} {...form.field('name')} />
      <TextField label={t('accountNo')} required maxLength={60} {...form.field('accountNo')} />
      <BankField {...form.field('bank')} />
      {isOverseas(name.trim(), bank?.OPENBANKNAME) && (
        <p role="alert" className={css.warning}>
          {t('overseas')}
        </p>
      )}
      <CheckBox
        label={t('brokers.asDefault')}
        checked={isDefault}
        onChange={(next) => form.set({ isDefault: next })}
      />
    </AccountFormDialog>
  )
}

interface BankProps {
  readonly name: string
  readonly value: Bank | null
  readonly error: string | null
  readonly onChange: (bank: Bank) => void
}
function BankField({ name, value, error, onChange }: BankProps) {
  const t = useText(formTexts)
  const [searching, setSearching] = useState(false)
  return (
    <>
      <Field label={t('bank')} name={name} required error={error} help={value?.HIGHTBANKNO}>
        {(control) => (
          <Button {...control} block onClick={() => setSearching(true)}>
            {value?.OPENBANKNAME ?? t('partners.bankSearch')}
          </Button>
        )}
      </Field>
      {searching && (
        <BankSearch
          onCancel={() => setSearching(false)}
          onChoose={(bank) => {
            onChange(bank)
            setSearching(false)
          }}
        />
      )}
    </>
  )
}

const Compared = ({ compared, title }: { compared: Output<typeof accountCompare>; title: string }) => (
  <div className={css.dialog}>
    <span>{compared.message}</span>
    <ul className={css.needs} aria-label={title}>
      {compared.list.map((known) => (
        <li key={known.OTHERACCOUNT}>
          <span>{known.OTHERACCNAME}</span>
          <span>{known.OTHERACCOUNT}</span>
          <span>{known.OPENBANKNAME}</span>
        </li>
      ))}
    </ul>
  </div>
)
