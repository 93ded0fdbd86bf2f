import { usePass } from '@iisp/identity/parts'
import { Button } from '@iisp/ui/button'
import { TextField } from '@iisp/ui/text-field'
import { FormBody, useOpenForm } from '@iisp/web/forms/index'
import { useText } from '@iisp/web/i18n/use-text'
import { request } from '@iisp/web/request/request'
import { useState } from 'react'
import { type CheckResult, checkLimits, collectionAccountCheck } from '../../contract/checks/account-check.ts'
import css from '../open/open.module.css'
import { OpenFrame } from '../open/OpenFrame.tsx'
import { PuzzleLayer } from '../open/PuzzleLayer.tsx'
import { accountCheckTexts } from './account-check-texts.ts'

const initial = { accountName: '', accountNo: '', party: '' }
type Values = typeof initial
interface Answer extends Values {
  readonly result: CheckResult
  readonly checkedAt: string
}
const tones = { match: 'success', mismatch: 'warning', unknown: 'danger' } as const

/** 募集账户核验: whether an account is a collection account kept with the custodian, for anybody. */
export default function AccountCheckPage() {
  const t = useText(accountCheckTexts)
  const [answer, setAnswer] = useState<Answer | null>(null)
  return (
    <OpenFrame title={t('title')} hint={t('hint')}>
      {answer && (
        <div className={css.answer} data-tone={tones[answer.result]} role="status">
          <strong>{t(`results.${answer.result}`)}</strong>
          <p>{t(`advice.${answer.result}`)}</p>
          <p>{t('checked', { name: answer.accountName, number: answer.accountNo, at: answer.checkedAt })}</p>
        </div>
      )}
      {answer ? (
        <Button onClick={() => setAnswer(null)}>{t('again')}</Button>
      ) : (
        <CheckForm onAnswer={setAnswer} />
      )}
    </OpenFrame>
  )
}

function CheckForm({ onAnswer }: { onAnswer: (answer: Answer) => void }) {
  const t = useText(accountCheckTexts)
  const pass = usePass()
  const form = useOpenForm({
    name: 'registration.account-check',
    version: 1,
    initial,
    faultsOf: ({ accountName, accountNo, party }) => ({
      accountName: accountName.trim() === '' && t('missing', { what: t('accountName') }),
      accountNo: !/^[0-9][0-9 -]{5,39}$/.test(accountNo.trim()) && t('accountNoFormat'),
      party: party.trim() === '' && t('missing', { what: t('party') }),
    }),
  })
  const check = async (values: Values) => {
    const solved = await pass.ask()
    if (solved === null) return
    const accountNo = values.accountNo.trim()
    const input = { ...values, accountNo, uuid: solved.uuid }
    onAnswer({ ...values, ...(await request(collectionAccountCheck, input, { quiet: true })) })
  }
  return (
    <>
      <FormBody form={form} okText={t('check')} onSubmit={check}>
        <TextField
          label={t('accountName')}
          required
          placeholder={t('accountNameHint')}
          maxLength={checkLimits.accountName}
          {...form.field('accountName')}
        />
        <TextField
          label={t('accountNo')}
          required
          maxLength={checkLimits.accountNo}
          {...form.field('accountNo')}
        />
        <TextField
          label={t('party')}
          required
          placeholder={t('partyHint')}
          maxLength={checkLimits.party}
          {...form.field('party')}
        />
      </FormBody>
      <PuzzleLayer pass={pass} />
    </>
  )
}
