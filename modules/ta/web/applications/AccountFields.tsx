import { Field } from '@iisp/ui/field'
import { SearchSelect } from '@iisp/ui/search-select'
import { SelectField } from '@iisp/ui/select-field'
import { useCall, useLocale, useText } from '@iisp/web'
import { useDeferredValue, useEffect, useState } from 'react'
import { investorDetail, investorList } from '../../contract/investors/investors.ts'
import { investorName } from '../investors/investor-columns.ts'
import { applicationTexts } from './application-texts.ts'
import type { ChosenAccount } from './application-values.ts'

interface Props {
  readonly labels: { readonly investor: string; readonly account: string }
  readonly name: string
  readonly value: ChosenAccount
  readonly error?: string | null
  readonly onChange: (chosen: ChosenAccount) => void
}
const normal = '0'

/**
 * Chooses an investor by name, number or account, and one of its trading accounts. A single account is chosen
 * automatically.
 */
export function AccountFields({ labels, name, value, error, onChange }: Props) {
  const t = useText(applicationTexts)
  const locale = useLocale()
  const [keyword, setKeyword] = useState('')
  const asked = useDeferredValue(keyword.trim())
  const found = useCall(investorList, { keyword: asked, pageSize: 20 }, { quiet: true, keepPrevious: true })
  const { investorId } = value
  const detail = useCall(
    investorDetail,
    { id: investorId ?? '' },
    { enabled: investorId !== null, quiet: true },
  )
  const usable = detail.data?.tradingAccounts.filter(({ status }) => status === normal) ?? []
  const only = usable.length === 1 ? (usable[0]?.id ?? null) : null
  useEffect(() => {
    if (value.tradingAccountId === null && only !== null) onChange({ ...value, tradingAccountId: only })
  }, [value, only, onChange])
  return (
    <>
      <Field label={labels.investor} name={name} required error={error} help={t('investorHint')}>
        {(control) => (
          <SearchSelect
            control={control}
            options={(found.data?.list ?? []).map((one) => ({
              value: one.id,
              label: investorName(one, locale),
              note: one.fundAccount,
              disabled: one.status !== normal,
            }))}
            chosen={
              value.investorName === '' ? [] : [{ value: investorId ?? '-', label: value.investorName }]
            }
            onChoose={([id]) => {
              const one = found.data?.list.find((investor) => investor.id === id)
              onChange({
                investorId: one?.id ?? null,
                investorName: one === undefined ? '' : investorName(one, locale),
                tradingAccountId: null,
              })
            }}
            onKeyword={setKeyword}
            pending={asked !== keyword.trim()}
            placeholder={t('investorHint')}
            none={t('noInvestor')}
            loading={found.isFetching}
            clearable={false}
            invalid={Boolean(error)}
          />
        )}
      </Field>
      {investorId !== null && (
        <SelectField
          label={labels.account}
          required
          loading={detail.isLoading}
          options={usable.map((one) => ({ value: one.id, label: `${one.accountNo} ${one.distributorName}` }))}
          value={value.tradingAccountId}
          onChange={(tradingAccountId) => onChange({ ...value, tradingAccountId })}
        />
      )}
    </>
  )
}
