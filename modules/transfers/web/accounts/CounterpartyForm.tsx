import type { Output } from '@iisp/contract'
import { type Bank, BankSearch } from '@iisp/reference/parts'
import { accountCompare, getOtherAccount, insertTwMgrOtherAcctInfo } from '@iisp/transfers/contract'
import { accountFault, isOverseas } from '@iisp/transfers/rules'
import { Button } from '@iisp/ui/button'
import { useConfirm } from '@iisp/ui/confirm'
import { Field } from '@iisp/ui/field'
import { CheckBox } from '@iisp/ui/check-box'
import { TextField } from '@iisp/ui/text-field'
import { request, toast, useLocale, useSend, useText } from '@iisp/web'
import { FormDialog, useForm } from '@iisp/web/forms/index'
import { useState } from 'react'
import { formTexts } from '../orders/form/form-texts.ts'
import css from '../orders/form/form.module.css'

interface Props {
  readonly productId: string
  readonly onCancel: () => void
  /** Receives the new account's id; `use` means that the order should use it. */
  readonly onAdded: (id: string, use: boolean) => void
}

const blank = { accountNo: '', name: '', bank: null as Bank | null, isDefault: false }

/** Adds a counterparty account after comparing it with the recorded ones (BO-056). */
export function CounterpartyForm({ productId, onCancel, onAdded }: Props) {
  const t = useText(formTexts)
  const locale = useLocale()
  const confirm = useConfirm()
  const [searching, setSearching] = useState(false)
  const adding = useSend(insertTwMgrOtherAcctInfo, { invalidates: [getOtherAccount], quiet: true })
  const form = useForm({
    initial: blank,
    faultsOf: ({ name, accountNo, bank }) => ({
      name: accountFault({ account: '00000000', name: name.trim() })?.[locale],
      accountNo: accountFault({ account: accountNo.trim(), name: 'x' })?.[locale],
      bank: bank === null && t('partners.bankMissing'),
    }),
  })
  const add = async ({ name, accountNo, bank, isDefault }: typeof blank, use: boolean) => {
    if (bank === null) return
    const entered = {
      productId,
      otherAccount: accountNo.trim(),
      otherAccName: name.trim(),
      openBankName: bank.OPENBANKNAME,
      hightBankNo: bank.HIGHTBANKNO,
    }
    const compared = await request(accountCompare, entered, { quiet: true })
    if (compared.result === 'fail') return void toast.warning(compared.message, { duration: 8_000 })
    if (compared.result === 'tips' && !(await askAbout(compared))) return
    const { ID } = await adding.mutateAsync({
      ...entered,
      province: bank.PROVINCE,
      city: bank.CITY,
      isDefault: isDefault ? '1' : '0',
    })
    toast.success(t('brokers.added'))
    onAdded(ID, use)
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
    <>
      <FormDialog
        title={t('partners.add')}
        okText={t('brokers.addOnly')}
        cancelText={t('cancel')}
        form={form}
        onClose={onCancel}
        onSubmit={(values) => add(values, false)}
        also={{ text: t('brokers.addAndUse'), onSubmit: (values) => add(values, true) }}
      >
        <TextField label={t('accountName')} required maxLength={220} {...form.field('name')} />
        <TextField label={t('accountNo')} required maxLength={60} {...form.field('accountNo')} />
        <Field
          label={t('bank')}
          name="bank"
          required
          error={form.field('bank').error}
          help={bank?.HIGHTBANKNO}
        >
          {(control) => (
            <Button {...control} block onClick={() => setSearching(true)}>
              {bank?.OPENBANKNAME ?? t('partners.bankSearch')}
            </Button>
          )}
        </Field>
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
      </FormDialog>
      {searching && (
        <BankSearch
          onCancel={() => setSearching(false)}
          onChoose={(chosen) => {
            form.set({ bank: chosen })
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
