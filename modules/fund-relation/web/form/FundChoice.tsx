import { isUsable } from '@iisp/product/contract'
import { Button } from '@iisp/ui/button'
import { RadioGroup } from '@iisp/ui/radio-group'
import { SelectField } from '@iisp/ui/select-field'
import { TextField } from '@iisp/ui/text-field'
import { isRequestError, request, toast, useCall, useRead, useText } from '@iisp/web'
import { getFundInfoByOtherManager, getFundList } from '../../contract/funds/look-ups.ts'
import { shownFund } from '../../rules/applications/liquidated.ts'
import { relationTexts } from '../relation-texts.ts'
import type { FundValues } from './relation-values.ts'
import css from './form.module.css'

interface Props {
  /** 母基金 or 子基金. */
  readonly fund: string
  readonly value: FundValues
  readonly error?: string | null | undefined
  readonly name?: string | undefined
  /** The fund is fixed because a relation is modified or an application edited. */
  readonly fixed: boolean
  readonly onChange: (fund: FundValues) => void
}

/** Chooses an own fund, or looks up one of another manager by its code (BO-114). */
export function FundChoice({ fund, value, error, name, fixed, onChange }: Props) {
  const t = useText(relationTexts)
  const { data, isLoading } = useCall(getFundList, {}, { staleTime: 60_000, enabled: !fixed })
  const funds = data?.list ?? []
  if (fixed)
    return (
      <TextField
        label={t('fund', { fund })}
        value={`${value.code} ${value.name}`}
        disabled
        onChange={() => undefined}
        error={error}
      />
    )
  return (
    <div className={css.fund}>
      <RadioGroup
        label={t('owner', { fund })}
        options={[
          { value: '1', label: t('ownFund') },
          { value: '0', label: t('otherFund') },
        ]}
        value={value.own}
        onChange={(own) => onChange({ own, code: '', name: '', company: '' })}
      />
      {value.own === '1' ? (
        <SelectField
          label={t('fund', { fund })}
          required
          searchable
          loading={isLoading}
          name={name}
          error={error}
          options={funds.map((one) => ({
            value: one.CPDM,
            label: `${one.CPDM} ${shownFund(one.CPMC, one.CPZT)}`,
            disabled: !isUsable(one.CPZT),
          }))}
          value={value.code === '' ? null : value.code}
          onChange={(code) => {
            const chosen = funds.find((one) => one.CPDM === code)
            onChange({
              ...value,
              code: chosen?.CPDM ?? '',
              name: chosen === undefined ? '' : shownFund(chosen.CPMC, chosen.CPZT),
              company: chosen?.JGMC ?? '',
            })
          }}
        />
      ) : (
        <OtherFund fund={fund} value={value} error={error} name={name} onChange={onChange} />
      )}
    </div>
  )
}

/** A fund of another manager, by its code: its name and company are shown once it is found. */
function OtherFund({ fund, value, error, name, onChange }: Omit<Props, 'fixed'>) {
  const t = useText(relationTexts)
  const { reading, run, stop } = useRead()
  const find = async (signal: AbortSignal) => {
    try {
      const input = { cpdm: value.code.trim() }
      const found = await request(getFundInfoByOtherManager, input, { quiet: true, signal })
      return { name: shownFund(found.CPMC, found.CPZT), company: found.JGMC }
    } catch (thrown) {
      if (!isRequestError(thrown) || signal.aborted) throw thrown
      toast.warning(thrown.serverText || t('lookUpFailed'))
      return { name: '', company: '' }
    }
  }
  const lookUp = () => void run(find, (found) => onChange({ ...value, ...found }))
  return (
    <div className={css.lookUp}>
      <TextField
        label={t('code', { fund })}
        required
        maxLength={20}
        name={name}
        error={error}
        value={value.code}
        onChange={(code) => {
          // Stops a running look-up, because the code has changed.
          stop()
          onChange({ ...value, code, name: '', company: '' })
        }}
        onEnter={lookUp}
        help={value.name !== '' ? `${value.name}　${t('company', { company: value.company })}` : undefined}
      />
      <Button reading={reading} disabled={value.code.trim() === ''} onClick={lookUp}>
        {t('lookUp')}
      </Button>
    </div>
  )
}
