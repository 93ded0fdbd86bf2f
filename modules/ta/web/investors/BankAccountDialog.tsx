import { errorText } from '@iisp/contract'
import { plainAccountNo } from '@iisp/contract/account-number'
import { ProductField } from '@iisp/product/parts'
import { TextField } from '@iisp/ui/text-field'
import { useLocale, useText } from '@iisp/web'
import { FieldDialog } from '@iisp/web/forms/index'
import { bankAccountEntry, investorChangeEnter } from '../../contract/investors/investor-changes.ts'
import type { InvestorFull } from '../../contract/investors/investors.ts'
import { bankAccountFaults } from '../../rules/investors/investor-faults.ts'
import { investorCalls } from './investor-calls.ts'
import { investorTexts } from './investor-texts.ts'
import css from '../ta.module.css'

interface Props {
  readonly investor: InvestorFull
  readonly onClose: () => void
}

/** The bank account from which an investor pays for a fund and to which its money goes back. */
export function BankAccountDialog({ investor, onClose }: Props) {
  const t = useText(investorTexts)
  const locale = useLocale()
  return (
    <FieldDialog
      fields={bankAccountEntry}
      name={`ta.bank-account:${investor.id}`}
      version={1}
      initial={{ accountName: investor.name }}
      faultsOf={({ accountNo, branchNo }) => {
        const faults = bankAccountFaults({
          accountNo: plainAccountNo(accountNo),
          branchNo: branchNo.trim(),
        })
        return {
          accountNo: faults.accountNo && errorText(faults.accountNo, locale),
          branchNo: faults.branchNo && errorText(faults.branchNo, locale),
        }
      }}
      call={investorChangeEnter}
      inputOf={(entered) => ({
        kind: 'bank-account' as const,
        investorId: investor.id,
        bankAccount: { ...entered, accountNo: plainAccountNo(entered.accountNo) },
      })}
      invalidates={investorCalls}
      title={t('bankTitle')}
      okText={t('enter')}
      done={() => t('entered')}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p className={css.note}>{t('bankNote')}</p>
          <ProductField {...field('productId')} />
          <TextField {...field('accountNo')} />
          <TextField {...field('accountName')} />
          <TextField {...field('bank')} />
          <TextField {...field('branchNo')} help={t('branchHint')} />
        </>
      )}
    </FieldDialog>
  )
}
